// The pictures of Colosseum's rules.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulebook } from '../../words/rulebook';
import { plates } from '.';

const pictures = [...Object.values(plates.small), ...Object.values(plates.large).flat()];

test('every rule has a picture, and no picture is of a rule that there is not', async () => {
  const numbers = (await rulebook('colosseum', 'en')).flatMap(({ rules }) => rules.map(({ number }) => number));
  expect(Object.keys(plates.small).toSorted()).toEqual(numbers.toSorted());
  expect(Object.keys(plates.large).filter((number) => !numbers.includes(number))).toEqual([]);
});

test('no picture says anything but figures: words are in the captions, which the catalogue has', () => {
  const catalogue = readFileSync('../src/munera/tongues/web/en.ftl', 'utf-8');
  for (const { svg, caption } of pictures) {
    expect(
      [...svg.matchAll(/>([^<>]*\p{L}[^<>]*)</gu)].map(([, text]) => text).filter((text) => !/^[IV]+$/.test(text!)),
    ).toEqual([]);
    if (caption) expect(catalogue).toContain(`\nweb-${caption} = `);
  }
});
