// Letters are written in the pixels of the drawings and sent in rem: they grow with the reader's own size of text.
const PIXELS = 16; // of a rem, as long as nobody asks for more
const inRem = (letters: { value: string }): void => {
  letters.value = letters.value.replace(/([\d.]+)px/g, (_, size: string) => `${Number(size) / PIXELS}rem`);
};

export const text = { postcssPlugin: 'munera-text', Declaration: { font: inRem, 'font-size': inRem } };
