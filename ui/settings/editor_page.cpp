// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/settings/editor_page.h"

#include "ui/editor/code_editor.h"
#include "ui/editor/editor_colors.h"
#include "ui/editor/highlighting.h"
#include "ui/session/document_session.h"

#include <KSyntaxHighlighting/Repository>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFontComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGridLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>

#include <utility>

namespace crawlright::settings {

using namespace Qt::StringLiterals;

namespace {

constexpr int sampleLines = 9;

// Something of everything, with one finding to be underlined.
std::string sampleText()
{
    return "# A sample of the colours\n"
           "User-agent: Googlebot\n"
           "Allow: /press/*.pdf$\n"
           "Disalow: /search?q=%C3%A4  # misspelt\n"
           "\n"
           "User-agent: *\n"
           "Disallow: /cart/\n"
           "Content-Signal: search=yes, ai-train=no\n"
           "Sitemap: https://www.example.com/sitemap.xml\n";
}

QFont usualFont()
{
    return QFontDatabase::systemFont(QFontDatabase::FixedFont);
}

int usualPoints()
{
    const int points = usualFont().pointSize();
    return points > 0 ? points : 10;
}

// Two letters in the theme's colours.
QIcon swatch(const KSyntaxHighlighting::Theme& theme, const QFont& font, qreal pixelRatio)
{
    const QPalette palette = editor::paletteOf(theme);
    const QSizeF size(26, 16);
    QPixmap picture((size * pixelRatio).toSize());
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(palette.color(QPalette::Base));
    QPainter painter(&picture);
    QFont small = font;
    small.setPixelSize(11);
    small.setBold(true);
    painter.setFont(small);
    const auto letter = [&](KSyntaxHighlighting::Theme::TextStyle style, const QRectF& place,
                            const QString& text) {
        painter.setPen(QColor::fromRgb(theme.textColor(style)));
        painter.drawText(place, Qt::AlignCenter, text);
    };
    letter(KSyntaxHighlighting::Theme::Keyword, {1, 0, 13, 16}, u"A"_s);
    letter(KSyntaxHighlighting::Theme::String, {13, 0, 12, 16}, u"b"_s);
    painter.setPen(
        editor::mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.4));
    painter.drawRect(QRectF(QPointF(), size).adjusted(0, 0, -1, -1));
    return picture;
}

editor::CodeEditor* makeSample(KSyntaxHighlighting::Repository& highlighting)
{
    auto* session = new session::DocumentSession;
    auto* sample = new editor::CodeEditor(*session, highlighting);
    session->setParent(sample); // goes when the editor has let go of its text
    session->load(sampleText());
    sample->setObjectName("sample"_L1);
    sample->setReadOnly(true);
    sample->setAccessibleName(EditorPage::tr("Sample of font and colours"));
    sample->setTabChangesFocus(true);
    sample->setMinimumHeight(sampleLines * sample->fontMetrics().lineSpacing());
    return sample;
}

} // namespace

EditorPage::EditorPage(KSyntaxHighlighting::Repository& highlighting, Switches switches,
                       QWidget* parent)
    : PreferencesPage(parent)
    , m_highlighting(highlighting)
    , m_usualFont(new QCheckBox(tr("As the &desktop (%1, %2 points)")
                                    .arg(usualFont().family(), locale().toString(usualPoints()))))
    , m_family(new QFontComboBox)
    , m_points(new QSpinBox)
    , m_theme(new QComboBox)
    , m_sample(makeSample(highlighting))
    , m_switches(std::move(switches))
{
    m_usualFont->setObjectName("usualFont"_L1);
    m_family->setObjectName("fontFamily"_L1);
    m_family->setFontFilters(QFontComboBox::MonospacedFonts);
    m_family->setEditable(false);
    m_points->setObjectName("fontPoints"_L1);
    m_points->setRange(leastFontPoints, mostFontPoints);
    //: Behind a number: the size of a font
    m_points->setSuffix(tr(" points"));
    m_theme->setObjectName("theme"_L1);
    m_theme->setMaxVisibleItems(24);
    fillThemes();

    auto* form = new QFormLayout;
    form->addRow(tr("Font:"), m_usualFont);
    form->addRow(tr("F&amily:"), m_family);
    form->addRow(tr("&Size:"), m_points);
    form->addRow(tr("&Colours:"), m_theme);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_sample, 1);
    layout->addLayout(makeSwitches());

    connect(m_usualFont, &QCheckBox::toggled, this, &EditorPage::notice);
    connect(m_family, &QFontComboBox::currentFontChanged, this, &EditorPage::notice);
    connect(m_points, &QSpinBox::valueChanged, this, &EditorPage::notice);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &EditorPage::notice);
}

QString EditorPage::title() const
{
    return tr("Editor");
}

QLayout* EditorPage::makeSwitches()
{
    auto* grid = new QGridLayout;
    for (const Switch& item : m_switches) {
        auto* box = new QCheckBox(QString(item.text).replace(u'&', "&&"_L1));
        box->setObjectName(item.id);
        box->setChecked(item.isOn);
        connect(box, &QCheckBox::toggled, this, &EditorPage::changed);
        const int place = static_cast<int>(m_boxes.size());
        grid->addWidget(box, place / 2, place % 2);
        m_boxes.push_back(box);
    }
    return grid;
}

Switches EditorPage::switches() const
{
    Switches shown = m_switches;
    for (std::size_t i = 0; i < shown.size(); ++i)
        shown[i].isOn = m_boxes[i]->isChecked();
    return shown;
}

void EditorPage::showUsual()
{
    PreferencesPage::showUsual();
    for (std::size_t i = 0; i < m_switches.size(); ++i)
        m_boxes[i]->setChecked(m_switches[i].isUsuallyOn);
}

void EditorPage::fillThemes()
{
    const QSignalBlocker blocker(m_theme);
    const QString chosen = m_theme->currentData().toString();
    m_theme->clear();
    const auto fitting = editor::themeFor(m_highlighting, palette(), {});
    m_theme->setIconSize({26, 16});
    const QFont font = usualFont();
    m_theme->addItem(swatch(fitting, font, devicePixelRatioF()),
                     //: %1: the name of a set of colours
                     tr("To fit the window (%1)").arg(fitting.translatedName()), QString());
    m_theme->insertSeparator(1);
    for (const KSyntaxHighlighting::Theme& theme : editor::themesIn(m_highlighting))
        m_theme->addItem(swatch(theme, font, devicePixelRatioF()), theme.translatedName(),
                         theme.name());
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(chosen)));
}

void EditorPage::setPreferences(const Preferences& preferences)
{
    const QSignalBlocker usual(m_usualFont);
    const QSignalBlocker family(m_family);
    const QSignalBlocker points(m_points);
    const QSignalBlocker theme(m_theme);
    const bool isUsual = preferences.fontFamily.isEmpty() && preferences.fontPoints == 0;
    m_usualFont->setChecked(isUsual);
    m_family->setCurrentFont(preferences.fontFamily.isEmpty() ? usualFont()
                                                              : QFont(preferences.fontFamily));
    m_points->setValue(preferences.fontPoints == 0 ? usualPoints() : preferences.fontPoints);
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(preferences.theme)));
    showSample();
}

void EditorPage::read(Preferences& preferences) const
{
    const bool isUsual = m_usualFont->isChecked();
    preferences.fontFamily = isUsual ? QString() : m_family->currentFont().family();
    preferences.fontPoints = isUsual ? 0 : m_points->value();
    preferences.theme = m_theme->currentData().toString();
}

void EditorPage::showSample()
{
    const bool isUsual = m_usualFont->isChecked();
    m_family->setEnabled(!isUsual);
    m_points->setEnabled(!isUsual);
    Preferences shown;
    read(shown);
    m_sample->setTextFont(shown.fontFamily, shown.fontPoints);
    m_sample->setTheme(shown.theme);
}

void EditorPage::notice()
{
    showSample();
    Q_EMIT changed();
}

void EditorPage::changeEvent(QEvent* event)
{
    PreferencesPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fillThemes(); // which one fits is another now
}

} // namespace crawlright::settings
