// Made from the server's schema by tools/wire.mjs; “make wire” makes it anew. Nothing here is written by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * Act
     * @description Take these actions, all or none, in the position `seq`. If it is no longer that one you get the present view.
     */
    Act: {
      actions: number[];
      ref?: string;
      seq: number;
      table: string;
      /** @enum {unknown} */
      type: 'act';
    };
    /** Advice */
    Advice: {
      action: number;
      chances: number[];
      label: components['schemas']['Message'];
      score: number;
      share: number;
      why: components['schemas']['Message'] | null;
      words: string;
    };
    /** AnalysisInfo */
    AnalysisInfo: {
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      asked: number;
      result?: components['schemas']['AnalysisResult'] | null;
      setting: string;
      share: number;
      /** @enum {string} */
      status: 'none' | 'waiting' | 'done' | 'failed';
      table: string;
    };
    /** AnalysisResult */
    AnalysisResult: {
      awards: components['schemas']['AwardInfo'][];
      chances: number[][];
      marks: components['schemas']['MarkInfo'][];
    };
    /** Archived */
    Archived: {
      archived: boolean;
    };
    Ask:
      | components['schemas']['Watch']
      | components['schemas']['Unwatch']
      | components['schemas']['Act']
      | components['schemas']['AskPreview']
      | components['schemas']['AskHint']
      | components['schemas']['Undo']
      | components['schemas']['SetOrders']
      | components['schemas']['StepAside']
      | components['schemas']['TakeBack']
      | components['schemas']['Say']
      | components['schemas']['Ping'];
    /** AskAnalysis */
    AskAnalysis: {
      /**
       * @default quick
       * @enum {string}
       */
      setting?: 'quick' | 'thorough';
    };
    /** Asked */
    Asked: {
      actions: number[];
      seq: number;
    };
    /** AskHint */
    AskHint: {
      ref?: string;
      seq: number;
      table: string;
      /** @enum {unknown} */
      type: 'ask_hint';
    };
    /** AskPreview */
    AskPreview: {
      actions: number[];
      ref?: string;
      seq: number;
      table: string;
      /** @enum {unknown} */
      type: 'ask_preview';
    };
    /** AwardInfo */
    AwardInfo: {
      name: string;
      said: components['schemas']['Message'];
      seat: number;
    };
    /** Away */
    Away: {
      events: components['schemas']['Event'][];
      seq: number;
      since: number;
    };
    /** BotInfo */
    BotInfo: {
      level: string;
      rank: number;
    };
    /** Brought */
    Brought: {
      bring: string;
    };
    /**
     * Bye
     * @description The server goes down; connect again after `after` milliseconds and resume. Nothing is lost.
     */
    Bye: {
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      after: number;
      /** @enum {unknown} */
      type: 'bye';
    };
    /**
     * Changes
     * @description A view for a client that has the one of `since` and watches with `changes`: all that is not here is as it was.
     *
     *         `view` has the parts of the game's view that are new. `items` has those of its lists in which only some things are
     *         new: by the name of the list, then by their places in it.
     */
    Changes: {
      actors: number[];
      autopilot: number[];
      clocks: components['schemas']['Clocks'] | null;
      events: components['schemas']['Event'][];
      items: {
        [key: string]: Record<string, never>;
      };
      legal: components['schemas']['Legal'][];
      move: number;
      orders: components['schemas']['Order'][];
      over: boolean;
      prompt: components['schemas']['Message'];
      seq: number;
      since: number;
      table: string;
      /** @enum {unknown} */
      type: 'changes';
      undo: number;
      view: Record<string, never>;
    };
    /** Chapter */
    Chapter: {
      move: number;
      part: number;
      phase: string;
    };
    /**
     * Chat
     * @description A line said at the table. `number` grows from line to line. The text is plain: show it as text, never as HTML.
     */
    Chat: {
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      at: number;
      name: string;
      number: number;
      person: string;
      seat: number | null;
      table: string;
      text: string;
      /** @enum {unknown} */
      type: 'chat';
    };
    /** ChatPage */
    ChatPage: {
      lines: components['schemas']['Chat'][];
    };
    /** Choices */
    Choices: {
      legal: components['schemas']['Legal'][];
      move: number;
      seat: number | null;
      table: string;
    };
    /** Chronicle */
    Chronicle: {
      chapters: components['schemas']['Chapter'][];
      coins: number[][];
      marks: components['schemas']['Mark'][];
      moves: number;
      scores: number[][];
      table: string;
    };
    /**
     * Clocks
     * @description `left` for each seat at the time `now` of the server; only the seat in `running` loses time.
     */
    Clocks: {
      left: number[];
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      now: number;
      running: number | null;
    };
    /** Credentials */
    Credentials: {
      name: string;
      password: string;
    };
    /**
     * Done
     * @description What you asked for was done, and kept.
     */
    Done: {
      ref?: string;
      /** @enum {unknown} */
      type: 'done';
    };
    /**
     * Effect
     * @description What would change, as the game names it: docs/core/preview.md lists the names and their arguments.
     */
    Effect: {
      args: {
        [key: string]: number | string;
      };
      name: string;
    };
    /**
     * Error
     * @description What you asked for was not done. `error.id` is fit for programs, `detail` is the same in your language.
     */
    Error: {
      detail: string;
      error: components['schemas']['Message'];
      ref?: string;
      table: string | null;
      /** @enum {unknown} */
      type: 'error';
    };
    /**
     * Event
     * @description An entry of the table's log, as you may see it. Entry n leads to seq n.
     *
     *         act and chance: `action` was taken, `move` counts those in force. undo: everything after `move` was taken back.
     *         autopilot: a bot plays on for the seat. back: its owner does again.
     */
    Event: {
      action: number | null;
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      at: number;
      /** @enum {unknown} */
      by: 'bot' | 'order' | 'person';
      /** @enum {unknown} */
      kind: 'act' | 'autopilot' | 'back' | 'chance' | 'undo';
      move: number;
      seat: number | null;
      seq: number;
      told: components['schemas']['Message'][];
      words: string | null;
    };
    /** Fairness */
    Fairness: {
      commitment: string;
      contributions: string[];
      /** @default 0 */
      outcomes: number;
      secret: string | null;
      verified: boolean | null;
    };
    /** GameInfo */
    GameInfo: {
      name: string;
      players: number[];
      rules: number;
      title: string;
      variants: string[];
    };
    /**
     * Gone
     * @description You no longer watch this table: it was closed, or its seat or spectators' place was taken from you.
     */
    Gone: {
      error: components['schemas']['Message'];
      table: string;
      /** @enum {unknown} */
      type: 'gone';
    };
    /**
     * Hello
     * @description The first message of a connection: who you are, and the server's clock.
     */
    Hello: {
      guest: boolean;
      name: string;
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      now: number;
      person: string;
      /** @enum {unknown} */
      type: 'hello';
      version: string;
    };
    /**
     * Hint
     * @description What the strongest bot considers, best first.
     */
    Hint: {
      advice: components['schemas']['Advice'][];
      ref?: string;
      seq: number;
      table: string;
      /** @enum {unknown} */
      type: 'hint';
    };
    /** Join */
    Join: {
      /** @default  */
      bring?: string;
      seat?: number | null;
    };
    /**
     * Legal
     * @description Something you may do now: send `action`. `words` are those of records, `block` is the sort of action.
     */
    Legal: {
      action: number;
      block: string;
      hint: components['schemas']['Message'] | null;
      label: components['schemas']['Message'];
      words: string;
    };
    /** LessonInfo */
    LessonInfo: {
      moves: number;
      steps: components['schemas']['LessonStep'][];
      table: components['schemas']['Table'];
    };
    /** LessonStep */
    LessonStep: {
      ask?: components['schemas']['Message'] | null;
      move: number;
      points: string[];
      text: components['schemas']['Message'];
      title: components['schemas']['Message'];
    };
    /** Line */
    Line: {
      text: string;
    };
    /** Mark */
    Mark: {
      move: number;
      seat: number | null;
      told: components['schemas']['Message'][];
    };
    /** MarkInfo */
    MarkInfo: {
      amount: number;
      better: number | null;
      /** @enum {string} */
      kind: 'cost' | 'find' | 'luck';
      move: number;
      said: components['schemas']['Message'];
      seat: number;
    };
    /** Me */
    Me: {
      csrf: string;
      profile: components['schemas']['Profile'];
      scopes: string[];
      settings: components['schemas']['Settings'];
    };
    /**
     * Message
     * @description Something for people to read: a message of the catalogue and what to fill in.
     *
     *         An argument is a text as it is, a number, a player (`{"seat": 1}`, to be named as the table names them), another
     *         message (`{"id": …, "args": …}`), or a list of these to be joined in the reader's manner.
     */
    Message: {
      args: Record<string, Said>;
      id: string;
    };
    /** Moves */
    Moves: {
      actions: number[];
      seq: number;
    };
    /** Muted */
    Muted: {
      muted: boolean;
    };
    /** NewGuest */
    NewGuest: {
      name: string;
    };
    /** NewOrders */
    NewOrders: {
      orders: components['schemas']['Order'][];
    };
    /** NewPassword */
    NewPassword: {
      new: string;
      old: string;
    };
    /** NewSeat */
    NewSeat: {
      /**
       * @default open
       * @enum {string}
       */
      kind?: 'open' | 'me' | 'bot';
      level?: string | null;
    };
    /** NewTable */
    NewTable: {
      /**
       * @default human
       * @enum {string}
       */
      bot_pace?: 'human' | 'at_once';
      /** @default  */
      bring?: string;
      game: string;
      /** @default true */
      hints?: boolean;
      /** @default  */
      name?: string;
      pace?: components['schemas']['Pace'];
      players: number;
      /** @default false */
      public?: boolean;
      seats?: components['schemas']['NewSeat'][] | null;
      /** @default true */
      spectators?: boolean;
      takeover?: string | null;
      variants?: string[];
    };
    /** NewToken */
    NewToken: {
      /** @default 365 */
      days?: number;
      name: string;
      scopes: ('read' | 'play' | 'tables')[];
    };
    /** Offerings */
    Offerings: {
      bots: components['schemas']['BotInfo'][];
      games: components['schemas']['GameInfo'][];
      mail: boolean;
      version: string;
    };
    /**
     * Order
     * @description A standing order: one of the kinds that `GET /api/tables/{id}/orders` offers, with its parameters.
     *
     *         The server sets `until`, the last moment of the game's own clock at which it stands.
     */
    Order: {
      /** @default {} */
      args: {
        [key: string]:
          | number
          | string
          | string[]
          | {
              [key: string]: number;
            };
      };
      kind: string;
      /** @default 0 */
      until?: number;
    };
    /** OrderBook */
    OrderBook: {
      kinds: components['schemas']['OrderKind'][];
      orders: components['schemas']['Order'][];
    };
    /** OrderKind */
    OrderKind: {
      kind: string;
      parameters: components['schemas']['OrderParameter'][];
    };
    /** OrderParameter */
    OrderParameter: {
      choices: string[];
      default:
        | number
        | string
        | string[]
        | {
            [key: string]: number;
          };
      least: number;
      most: number;
      name: string;
      /** @enum {string} */
      sort: 'number' | 'choice' | 'ranking' | 'counts';
    };
    /**
     * Orders
     * @description Your standing orders at a table, as they are now.
     */
    Orders: {
      orders: components['schemas']['Order'][];
      ref?: string;
      table: string;
      /** @enum {unknown} */
      type: 'orders';
    };
    /**
     * Origin
     * @description A game that is played on from a moment of another: of which table, and after how many of its moves.
     */
    Origin: {
      move: number;
      table: string;
    };
    /**
     * Pace
     * @description How long one may think.
     *
     *         none: as long as one likes. live: `bank` for the whole game, and `increment` after each decision. slow: `bank`
     *         for each decision. Both lengths are in seconds.
     */
    Pace: {
      /** @default 0 */
      bank: number;
      /** @default 0 */
      increment: number;
      /**
       * @default none
       * @enum {unknown}
       */
      kind: 'live' | 'none' | 'slow';
    };
    /** Ping */
    Ping: {
      ref?: string;
      /** @enum {unknown} */
      type: 'ping';
    };
    /** Played */
    Played: {
      game: string;
      played: number;
      won: number;
    };
    /** PlayOn */
    PlayOn: {
      /**
       * @default human
       * @enum {string}
       */
      bot_pace?: 'human' | 'at_once';
      /** @default  */
      bring?: string;
      level: string;
      seat: number;
    };
    /** Pong */
    Pong: {
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      now: number;
      ref?: string;
      /** @enum {unknown} */
      type: 'pong';
    };
    /** Position */
    Position: {
      seq: number;
    };
    /**
     * Presence
     * @description Who has the table open.
     */
    Presence: {
      seats: number[];
      table: string;
      /** @enum {unknown} */
      type: 'presence';
      watching: number;
    };
    /**
     * Preview
     * @description What would follow from your actions, up to the next die, draw or other player. Nothing has happened.
     */
    Preview: {
      actions: number[];
      effects: components['schemas']['Effect'][];
      legal: components['schemas']['Legal'][];
      prompt: components['schemas']['Message'];
      ref?: string;
      seq: number;
      /** @enum {unknown} */
      stopped_by: 'chance' | 'end' | 'seat' | 'you';
      table: string;
      /** @enum {unknown} */
      type: 'preview';
      view: Record<string, never>;
    };
    /** Profile */
    Profile: {
      guest: boolean;
      name: string;
      person: string;
      played: components['schemas']['Played'][];
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      since: number;
    };
    /** PuzzleAnswer */
    PuzzleAnswer: {
      action: number;
    };
    /** PuzzleInfo */
    PuzzleInfo: {
      game: string;
      grade: number;
      id: string;
      missed: {
        [key: string]: number;
      };
      players: number;
      seat: number;
      solved?: boolean | null;
      variants: string[];
    };
    /** PuzzlePosition */
    PuzzlePosition: {
      legal: components['schemas']['Legal'][];
      prompt: components['schemas']['Message'];
      puzzle: components['schemas']['PuzzleInfo'];
      view: {
        [key: string]: unknown;
      };
    };
    /** Puzzles */
    Puzzles: {
      answered: number;
      puzzles: components['schemas']['PuzzleInfo'][];
      solved: number;
      today: components['schemas']['PuzzleInfo'] | null;
    };
    /** PuzzleVerdict */
    PuzzleVerdict: {
      best: number;
      chances: number[];
      /** @default true */
      first?: boolean;
      label: components['schemas']['Message'];
      right: boolean;
      said?: components['schemas']['Message'] | null;
      yours: number[];
    };
    /** Ready */
    Ready: {
      /** @default  */
      bring?: string;
      /** @default true */
      ready?: boolean;
    };
    /** RecordText */
    RecordText: {
      record: string;
    };
    /** Replay */
    Replay: {
      chronicle: components['schemas']['Chronicle'];
      game: string;
      names: string[];
      players: number;
      variants: string[];
      verdict: components['schemas']['VerdictInfo'];
    };
    /** Result */
    Result: {
      scores: number[];
      winners: number[];
    };
    /** Say */
    Say: {
      ref?: string;
      table: string;
      text: string;
      /** @enum {unknown} */
      type: 'say';
    };
    /** SeatChange */
    SeatChange: {
      /** @enum {string} */
      kind: 'open' | 'bot';
      level?: string | null;
    };
    /**
     * SeatInfo
     * @description Who sits where. `autopilot` says that a bot plays on for a person, who may take the seat back at any moment.
     */
    SeatInfo: {
      autopilot: boolean;
      /** @enum {unknown} */
      kind: 'bot' | 'open' | 'person';
      level: string | null;
      name: string;
      person: string | null;
      present: boolean;
      ready: boolean;
      seat: number;
    };
    /** Session */
    Session: {
      agent: string;
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      created: number;
      current: boolean;
      id: string;
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      seen: number;
    };
    /**
     * SetOrders
     * @description These standing orders instead of those you had.
     */
    SetOrders: {
      orders: components['schemas']['Order'][];
      ref?: string;
      table: string;
      /** @enum {unknown} */
      type: 'set_orders';
    };
    /** Settings */
    Settings: {
      /** @default en */
      language?: string;
      /** @default  */
      mail?: string;
      /**
       * @default system
       * @enum {string}
       */
      theme?: 'system' | 'light' | 'dark';
      /** @default  */
      webhook?: string;
    };
    /** SettingsChange */
    SettingsChange: {
      language?: 'en' | 'fr' | 'nl' | 'it' | 'es' | 'de';
      mail?: string;
      name?: string;
      theme?: 'system' | 'light' | 'dark';
      webhook?: string;
    };
    /**
     * Stage
     * @description Where a game stands: in which round (or day), and in which phase of it, as its view names them.
     */
    Stage: {
      part: number;
      phase: string;
    };
    /**
     * StepAside
     * @description Let a bot play on for you.
     */
    StepAside: {
      ref?: string;
      table: string;
      /** @enum {unknown} */
      type: 'step_aside';
    };
    /** Steps */
    Steps: {
      seq: number;
      /** @default 1 */
      steps?: number;
    };
    /** Supposed */
    Supposed: {
      after: number[];
      before: number[];
      legal: components['schemas']['Legal'][];
      move: number;
      over: boolean;
      prompt: components['schemas']['Message'];
      table: string;
      view: {
        [key: string]: unknown;
      };
    };
    /**
     * Table
     * @description All about a table but the game itself. Sent when it changes, and by the REST API.
     *
     *         `stage`, `asked`, `since` and `until` are those of the moment when this was told; for the present, see `View`.
     */
    Table: {
      archived: boolean;
      asked: number | null;
      began: number | null;
      /** @enum {unknown} */
      bot_pace: 'at_once' | 'human';
      commitment: string;
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      created: number;
      ended: number | null;
      game: string;
      hints: boolean;
      host: string;
      id: string;
      name: string;
      origin: components['schemas']['Origin'] | null;
      pace: components['schemas']['Pace'];
      players: number;
      public: boolean;
      rematch: string | null;
      result: components['schemas']['Result'] | null;
      rules: number;
      seats: components['schemas']['SeatInfo'][];
      seq: number;
      since: number | null;
      spectators: boolean;
      stage: components['schemas']['Stage'] | null;
      /** @enum {unknown} */
      status: 'open' | 'over' | 'playing';
      takeover: string;
      /** @enum {unknown} */
      type: 'table';
      until: number | null;
      variants: string[];
      watching: number;
      you: number | null;
    };
    /** Tables */
    Tables: {
      before: string | null;
      tables: components['schemas']['Table'][];
    };
    /**
     * TakeBack
     * @description Play yourself again.
     */
    TakeBack: {
      ref?: string;
      table: string;
      /** @enum {unknown} */
      type: 'take_back';
    };
    Tell:
      | components['schemas']['Hello']
      | components['schemas']['Table']
      | components['schemas']['View']
      | components['schemas']['Changes']
      | components['schemas']['Chat']
      | components['schemas']['Presence']
      | components['schemas']['Preview']
      | components['schemas']['Hint']
      | components['schemas']['Orders']
      | components['schemas']['Turn']
      | components['schemas']['Done']
      | components['schemas']['Error']
      | components['schemas']['Gone']
      | components['schemas']['Bye']
      | components['schemas']['Pong'];
    /** Token */
    Token: {
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      created: number;
      /** @description Milliseconds since 1970, or a length of time in milliseconds. */
      expires: number;
      id: string;
      name: string;
      scopes: string[];
      secret: string | null;
    };
    /** Tried */
    Tried: {
      answer?: components['schemas']['Message'] | null;
      move: number;
      right: boolean;
    };
    /** Try */
    Try: {
      actions: number[];
    };
    /**
     * Turn
     * @description It is your turn at a table, which need not be one that you are watching; for notifications.
     */
    Turn: {
      game: string;
      name: string;
      seq: number;
      table: string;
      /** @enum {unknown} */
      type: 'turn';
    };
    /**
     * Undo
     * @description Take back your last `steps` steps; `View.undo` says how many there are.
     */
    Undo: {
      ref?: string;
      seq: number;
      /** @default 1 */
      steps?: number;
      table: string;
      /** @enum {unknown} */
      type: 'undo';
    };
    /** Unwatch */
    Unwatch: {
      ref?: string;
      table: string;
      /** @enum {unknown} */
      type: 'unwatch';
    };
    /** VerdictInfo */
    VerdictInfo: {
      action: number | null;
      finding: string;
      outcomes: number;
      sentence: string;
    };
    /**
     * View
     * @description The game as you may see it after entry `seq` of its log, what is asked, and what you may do.
     *
     *         `events` are those after `since`: what happened since the last view sent to this client, or since the number it
     *         resumed with. `view` is the game's own (see the games' documents); the screen is a function of it.
     */
    View: {
      actors: number[];
      autopilot: number[];
      clocks: components['schemas']['Clocks'] | null;
      events: components['schemas']['Event'][];
      legal: components['schemas']['Legal'][];
      move: number;
      orders: components['schemas']['Order'][];
      over: boolean;
      prompt: components['schemas']['Message'];
      seat: number | null;
      seq: number;
      since: number;
      table: string;
      /** @enum {unknown} */
      type: 'view';
      undo: number;
      view: Record<string, never>;
    };
    /**
     * Watch
     * @description Open a table: as its player, if you sit there; else as a spectator. `since` is the last seq you have.
     *
     *         With `changes`, only the first view need be whole: those after it may come as `Changes`.
     */
    Watch: {
      /** @default false */
      changes?: boolean;
      ref?: string;
      since?: number | null;
      table: string;
      /** @enum {unknown} */
      type: 'watch';
    };
    /** WhatIf */
    WhatIf: {
      actions: number[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Seat = number;
export type Millis = number;
export type Scope = components['schemas']['NewToken']['scopes'][number];
/** What can be said: a text as it is, a number, a message, a player, or a list of these. */
export type Said = string | number | { id: string; args?: Record<string, Said> } | { seat: Seat } | Said[];
/** `V` is the game's own view; see `games/<name>/view.ts`. */
export type View<V = unknown> = Omit<components['schemas']['View'], 'view'> & { view: V };
export type Preview<V = unknown> = Omit<components['schemas']['Preview'], 'view'> & { view: V };
export type Act = components['schemas']['Act'];
export type Advice = components['schemas']['Advice'];
export type AnalysisInfo = components['schemas']['AnalysisInfo'];
export type AnalysisResult = components['schemas']['AnalysisResult'];
export type Archived = components['schemas']['Archived'];
export type Ask = components['schemas']['Ask'];
export type AskAnalysis = components['schemas']['AskAnalysis'];
export type AskHint = components['schemas']['AskHint'];
export type AskPreview = components['schemas']['AskPreview'];
export type Asked = components['schemas']['Asked'];
export type AwardInfo = components['schemas']['AwardInfo'];
export type Away = components['schemas']['Away'];
export type BotInfo = components['schemas']['BotInfo'];
export type Brought = components['schemas']['Brought'];
export type Bye = components['schemas']['Bye'];
export type Changes = components['schemas']['Changes'];
export type Chapter = components['schemas']['Chapter'];
export type Chat = components['schemas']['Chat'];
export type ChatPage = components['schemas']['ChatPage'];
export type Choices = components['schemas']['Choices'];
export type Chronicle = components['schemas']['Chronicle'];
export type Clocks = components['schemas']['Clocks'];
export type Credentials = components['schemas']['Credentials'];
export type Done = components['schemas']['Done'];
export type Effect = components['schemas']['Effect'];
export type ErrorTold = components['schemas']['Error'];
export type GameEvent = components['schemas']['Event'];
export type Fairness = components['schemas']['Fairness'];
export type GameInfo = components['schemas']['GameInfo'];
export type Gone = components['schemas']['Gone'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type Join = components['schemas']['Join'];
export type Legal = components['schemas']['Legal'];
export type LessonInfo = components['schemas']['LessonInfo'];
export type LessonStep = components['schemas']['LessonStep'];
export type Line = components['schemas']['Line'];
export type Mark = components['schemas']['Mark'];
export type MarkInfo = components['schemas']['MarkInfo'];
export type Me = components['schemas']['Me'];
export type Message = components['schemas']['Message'];
export type Moves = components['schemas']['Moves'];
export type Muted = components['schemas']['Muted'];
export type NewGuest = components['schemas']['NewGuest'];
export type NewOrders = components['schemas']['NewOrders'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewTable = components['schemas']['NewTable'];
export type NewToken = components['schemas']['NewToken'];
export type Offerings = components['schemas']['Offerings'];
export type Order = components['schemas']['Order'];
export type OrderBook = components['schemas']['OrderBook'];
export type OrderKind = components['schemas']['OrderKind'];
export type OrderParameter = components['schemas']['OrderParameter'];
export type Orders = components['schemas']['Orders'];
export type Origin = components['schemas']['Origin'];
export type Pace = components['schemas']['Pace'];
export type Ping = components['schemas']['Ping'];
export type PlayOn = components['schemas']['PlayOn'];
export type Played = components['schemas']['Played'];
export type Pong = components['schemas']['Pong'];
export type Position = components['schemas']['Position'];
export type Presence = components['schemas']['Presence'];
export type Profile = components['schemas']['Profile'];
export type PuzzleAnswer = components['schemas']['PuzzleAnswer'];
export type PuzzleInfo = components['schemas']['PuzzleInfo'];
export type PuzzlePosition = components['schemas']['PuzzlePosition'];
export type PuzzleVerdict = components['schemas']['PuzzleVerdict'];
export type Puzzles = components['schemas']['Puzzles'];
export type Ready = components['schemas']['Ready'];
export type RecordText = components['schemas']['RecordText'];
export type Replay = components['schemas']['Replay'];
export type Result = components['schemas']['Result'];
export type Say = components['schemas']['Say'];
export type SeatChange = components['schemas']['SeatChange'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type Session = components['schemas']['Session'];
export type SetOrders = components['schemas']['SetOrders'];
export type Settings = components['schemas']['Settings'];
export type SettingsChange = components['schemas']['SettingsChange'];
export type Stage = components['schemas']['Stage'];
export type StepAside = components['schemas']['StepAside'];
export type Steps = components['schemas']['Steps'];
export type Supposed = components['schemas']['Supposed'];
export type Table = components['schemas']['Table'];
export type Tables = components['schemas']['Tables'];
export type TakeBack = components['schemas']['TakeBack'];
export type Tell = components['schemas']['Tell'];
export type Token = components['schemas']['Token'];
export type Tried = components['schemas']['Tried'];
export type Try = components['schemas']['Try'];
export type Turn = components['schemas']['Turn'];
export type Undo = components['schemas']['Undo'];
export type Unwatch = components['schemas']['Unwatch'];
export type Verdict = components['schemas']['VerdictInfo'];
export type Watch = components['schemas']['Watch'];
export type WhatIf = components['schemas']['WhatIf'];
