// The record that was opened last, kept while the tab is open, so that a reload leads to the same place.
const KEY = 'munera-record';
let record: string | null = null;

export function keepRecord(text: string): void {
  record = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // a browser without storage: it is there until the page is left
  }
}

export function keptRecord(): string | null {
  try {
    return record ?? sessionStorage.getItem(KEY);
  } catch {
    return record;
  }
}
