// What every chart over time leaves free beside its lines, so that a scrubber under it stands where its moment is.
export const LEFT = 44;
export const RIGHT = 74;
