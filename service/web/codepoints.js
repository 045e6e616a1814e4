// Offsets of Guanxi count code points, those of JavaScript strings UTF-16 units: 𠮷 is one and two of them.

/** The UTF-16 offset in `text` of code point number `points`; the text's length where it has fewer. */
export function unitOffset(text, points) {
  let unit = 0;
  for (let seen = 0; seen < points && unit < text.length; seen += 1) {
    unit += text.codePointAt(unit) > 0xffff ? 2 : 1;
  }
  return unit;
}

/** `text` as [before, within, after] the code points [start, end). */
export function cut(text, start, end) {
  const from = unitOffset(text, start);
  const to = Math.max(from, from + unitOffset(text.slice(from), end - start));
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}
