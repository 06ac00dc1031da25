// Every rule of Circus Maximus has its picture, and every picture its rule.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../words/rulebook';
import { plates } from '.';

const catalogue = readFileSync('../src/munera/tongues/web/en.ftl', 'utf-8');

describe('the pictures of Circus Maximus', () => {
  test('belong to the rules, one beside each', async () => {
    const numbers = (await rulebook('circus_maximus', 'en')).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(Object.keys(plates.small)).toEqual(numbers);
    expect(Object.keys(plates.large).filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test('say in the catalogue what the large ones show', () => {
    const captions = Object.values(plates.large).flatMap((pictures) => pictures.map(({ caption }) => caption));
    expect(captions.filter((caption) => !catalogue.includes(`\nweb-${caption} = `))).toEqual([]);
  });

  test('hold no words: they are read in six languages', () => {
    const texts = [...Object.values(plates.small), ...Object.values(plates.large).flat()].flatMap(({ svg }) =>
      [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1]!),
    );
    expect(texts.filter((text) => !/^(\d+|[+=]|\+\d|×\d|[IVX]+)$/.test(text))).toEqual([]);
  });
});
