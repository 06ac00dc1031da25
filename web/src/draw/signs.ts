// The signs taken from game-icons (CC BY 3.0, see NOTICE), by their name there.
export const SIGNS = [
  'amphora',
  'caesar',
  'card-pickup',
  'centurion-helmet',
  'chariot',
  'cowled',
  'drama-masks',
  'eagle-emblem',
  'flat-hammer',
  'galea',
  'hooded-figure',
  'horse-head',
  'ionic-column',
  'jester-hat',
  'laurel-crown',
  'laurels',
  'lion',
  'lyre',
  'medieval-pavilion',
  'olive',
  'person',
  'push',
  'return-arrow',
  'rolling-dices',
  'roman-toga',
  'round-star',
  'sandal',
  'sands-of-time',
  'scroll-quill',
  'scroll-unfurled',
  'shaking-hands',
  'sun',
  'sundial',
  'swap-bag',
  'torch',
  'trade',
  'trident',
  'trireme',
  'two-coins',
  'two-shadows',
  'upgrade',
  'wolf-head',
] as const;

// Drawn by us in the same box of 512.
export const OWN_SIGNS = {
  cage: '<path fill="currentColor" d="M96 96h320v44H96zM112 156h32v236h-32zM176 156h32v236h-32zM240 156h32v236h-32zM304 156h32v236h-32zM368 156h32v236h-32zM84 408h344v44H84zM232 44h48v52h-48z"/>',
  amphitheatre:
    '<path fill="currentColor" fill-rule="evenodd" d="M256 96C122 96 32 152 32 226v74c0 70 92 124 224 124s224-54 224-124v-74c0-74-90-130-224-130Zm0 52c104 0 172 36 172 74s-68 74-172 74-172-36-172-74 68-74 172-74Zm0 34c-62 0-108 18-108 40s46 40 108 40 108-18 108-40-46-40-108-40ZM92 316c14 11 31 20 50 28v36c-22-9-39-21-50-34v-30Zm90 42c20 5 41 9 64 10v34c-23-1-45-4-64-9v-35Zm88 10c22-1 44-5 64-10v35c-20 5-41 8-64 9v-34Zm100-24c19-8 36-17 50-28v30c-11 13-28 25-50 34v-36Z"/>',
  loge: '<path fill="currentColor" d="M256 40 60 150v46h392v-46L256 40ZM92 214h40v176H92zM380 214h40v176h-40zM60 404h392v60H60zM176 214h160v36c0 44-36 80-80 80s-80-36-80-80v-36Zm-18 176c6-34 46-50 98-50s92 16 98 50H158Z"/>',
  plus: '<path fill="currentColor" d="M216 80h80v136h136v80H296v136h-80V296H80v-80h136z"/>',
  ticket:
    '<path fill="currentColor" fill-rule="evenodd" d="M48 144h416v70a42 42 0 0 0 0 84v70H48v-70a42 42 0 0 0 0-84v-70Zm116 34v28h-24v-28h24Zm0 64v28h-24v-28h24Zm0 64v28h-24v-28h24Zm144-128-24 56-61 5 46 40-14 60 53-32 53 32-14-60 46-40-61-5-24-56Z"/>',
  podium:
    '<path fill="currentColor" d="M180 176h152v288H180zM32 280h132v184H32zM348 328h132v136H348z M256 40l24 50 55 7-40 38 10 55-49-26-49 26 10-55-40-38 55-7z"/>',
  bag: '<path fill="currentColor" d="M186 60c20 16 40 22 70 22s50-6 70-22c10 30-6 62-26 84h-88c-20-22-36-54-26-84Zm22 104h96c86 56 136 130 136 196 0 70-70 106-184 106S72 430 72 360c0-66 50-140 136-196Z"/>',
} as const;

export type SignName = (typeof SIGNS)[number] | keyof typeof OWN_SIGNS;
