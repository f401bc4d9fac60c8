/** The longest that one command may take. A page that does not do what is expected is found by waiting, not by this. */
export const COMMAND_LIMIT_MS = 30_000;

/** Of a phone. WebKit's window is a little wider: its toolbar does not become narrower. */
export const WINDOW = { width: 390, height: 844 };

export interface ScreenPoint {
  x: number;
  y: number;
}

export type Key = 'Enter' | 'Escape';

/** The browser of one person: as much of it as every engine can be told to do. */
export interface Driver {
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. Nothing around the function is there. */
  run<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Presses the pointer at one point and lets it go at another, or at the same one. */
  press(from: ScreenPoint, to?: ScreenPoint): Promise<void>;
  /** Types with the keyboard into what has the focus. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Chooses a file in the field that the CSS selector finds. */
  attach(selector: string, file: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Engine {
  newDriver(): Promise<Driver>;
  close(): Promise<void>;
}
