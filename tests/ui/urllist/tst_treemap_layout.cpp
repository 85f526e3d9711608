// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "ui/urllist/treemap_layout.h"

#include <QElapsedTimer>
#include <QRectF>
#include <QString>
#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace crawlright::urllist;

namespace {

double areaOf(const QRectF& rect)
{
    return rect.width() * rect.height();
}

/// Whether tiles fill the room and none lies upon another, but for rounding.
bool tiles(const std::vector<QRectF>& all, const QRectF& room)
{
    double sum = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        sum += areaOf(all[i]);
        if (all[i].isEmpty())
            continue;
        if (!room.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(all[i]))
            return false;
        for (std::size_t j = i + 1; j < all.size(); ++j)
            if (areaOf(all[i].intersected(all[j])) > 1e-6 * areaOf(room))
                return false;
    }
    return std::abs(sum - areaOf(room)) < 1e-6 * areaOf(room);
}

} // namespace

class TreemapLayoutTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void knownExample();
    void randomTilesTileTheRoom();
    void areasAreInProportion();
    void nearlySquare();
    void nothingAndNonsense();
    void childrenLieInside();
    void deepNestingIsNoTrouble();
    void isQuick();
};

void TreemapLayoutTest::knownExample()
{
    // Figure 4 of the paper: 6, 6, 4, 3, 2, 2, 1 in six by four.
    const std::vector<double> weights{6, 6, 4, 3, 2, 2, 1};
    const auto all = squarified(weights, QRectF(0, 0, 6, 4));
    QCOMPARE(all[0], QRectF(0, 0, 3, 2));
    QCOMPARE(all[1], QRectF(0, 2, 3, 2));
    QVERIFY(std::abs(all[2].width() - 12.0 / 7) < 1e-9);
    QVERIFY(std::abs(all[2].height() - 7.0 / 3) < 1e-9);
}

void TreemapLayoutTest::randomTilesTileTheRoom()
{
    std::mt19937 random(20261120);
    std::uniform_real_distribution<double> exponent(0, 12);
    std::uniform_real_distribution<double> side(0.5, 3000);
    for (int round = 0; round < 300; ++round) {
        std::vector<double> weights(1 + random() % 60);
        for (double& weight : weights)
            weight = random() % 9 == 0 ? 0 : std::exp(exponent(random));
        weights.front() += 1;
        if (round % 2 == 0)
            std::ranges::sort(weights, std::greater());
        const QRectF room(-20, 30, side(random), side(random));
        QVERIFY2(tiles(squarified(weights, room), room), qPrintable(QString::number(round)));
    }
}

void TreemapLayoutTest::areasAreInProportion()
{
    std::vector<double> weights;
    double sum = 0;
    for (int i = 1; i <= 50; ++i) {
        weights.push_back(1000.0 / i);
        sum += weights.back();
    }
    const QRectF room(0, 0, 640, 480);
    const auto all = squarified(weights, room);
    for (std::size_t i = 0; i < weights.size(); ++i)
        QVERIFY(std::abs(areaOf(all[i]) / areaOf(room) - weights[i] / sum) < 1e-9);
}

void TreemapLayoutTest::nearlySquare()
{
    const std::vector<double> weights(100, 1.0);
    for (const QRectF& tile : squarified(weights, QRectF(0, 0, 1000, 1000))) {
        const double ratio = tile.width() / tile.height();
        QVERIFY(ratio > 0.5 && ratio < 2);
    }
}

void TreemapLayoutTest::nothingAndNonsense()
{
    QVERIFY(squarified({}, QRectF(0, 0, 10, 10)).empty());
    const std::vector<double> odd{0, -3, std::numeric_limits<double>::quiet_NaN(),
                                  std::numeric_limits<double>::infinity(), 5};
    const auto all = squarified(odd, QRectF(0, 0, 10, 10));
    for (int i = 0; i < 4; ++i)
        QVERIFY(all[static_cast<std::size_t>(i)].isEmpty());
    QCOMPARE(all[4], QRectF(0, 0, 10, 10));
    for (const QRectF& tile : squarified(odd, QRectF()))
        QVERIFY(tile.isEmpty());
    QVERIFY(nested({}, QRectF(0, 0, 10, 10), {}).empty());
}

void TreemapLayoutTest::childrenLieInside()
{
    // 0 holds 1 and 2, 1 holds 3 and 4.
    const std::vector<TileShape> shapes{{10, 1, 2}, {6, 3, 2}, {4, 0, 0}, {5, 0, 0}, {1, 0, 0}};
    const TileFrame frame{.head = 20, .border = 2, .least = 30};
    const auto all = nested(shapes, QRectF(0, 0, 400, 300), frame);
    QVERIFY(tiles({all[1], all[2]}, QRectF(2, 20, 396, 278)));
    QVERIFY(tiles({all[3], all[4]}, all[1].adjusted(2, 20, -2, -2)));
    // Where there is no room for them, they are not shown.
    const auto small = nested(shapes, QRectF(0, 0, 60, 60), frame);
    QVERIFY(!small[1].isEmpty() && small[3].isEmpty() && small[4].isEmpty());
    const auto none = nested(shapes, QRectF(0, 0, 20, 20), frame);
    QVERIFY(!none[0].isEmpty() && none[1].isEmpty() && none[3].isEmpty());
}

void TreemapLayoutTest::deepNestingIsNoTrouble()
{
    std::vector<TileShape> shapes;
    for (std::size_t i = 0; i < 200'000; ++i)
        shapes.push_back({1, i + 1, 1});
    shapes.back().children = 0;
    const auto all = nested(shapes, QRectF(0, 0, 1000, 1000), {});
    QCOMPARE(all.back(), QRectF(0, 0, 1000, 1000));
}

void TreemapLayoutTest::isQuick()
{
    // As many tiles as a picture has.
    std::vector<TileShape> shapes{{60, 1, 60}};
    for (std::size_t i = 0; i < 60; ++i)
        shapes.push_back({1, 61 + i * 10, 10});
    shapes.resize(661, {0.1, 0, 0});
    QElapsedTimer timer;
    timer.start();
    const auto all =
        nested(shapes, QRectF(0, 0, 1400, 900), {.head = 18, .border = 2, .least = 14});
    const qint64 took = timer.nsecsElapsed();
    qInfo("%zu tiles in %lld microseconds", all.size(), static_cast<long long>(took / 1000));
    QVERIFY(!all.back().isEmpty());
}

QTEST_APPLESS_MAIN(TreemapLayoutTest)
#include "tst_treemap_layout.moc"
