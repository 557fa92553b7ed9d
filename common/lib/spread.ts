/**
 * Moves ascending `positions` as little as possible so that neighbours are `gap` apart, between `least` and `most`, all
 * in the same unit: it separates the labels of points that are close together.
 */
export function spread(positions: readonly number[], gap: number, least: number, most: number): number[] {
  // With the gaps subtracted, this is isotonic regression: a position that would overtake the next shares its mean.
  const groups: { sum: number; count: number }[] = [];
  positions.forEach((position, index) => {
    groups.push({ sum: position - index * gap, count: 1 });
    for (;;) {
      const [before, last] = [groups.at(-2), groups.at(-1)];
      if (!before || !last || before.sum / before.count <= last.sum / last.count) break;
      groups.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  });
  const furthest = most - (positions.length - 1) * gap;
  return groups
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((start, index) => Math.max(least, Math.min(furthest, start)) + index * gap);
}
