/** The part of the core that we call. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface Tesseract {
    Init(folder: null, language: string, engine: number): number;
    SetPageSegMode(mode: number): void;
    SetImageFile(): number;
    Recognize(monitor: null): number;
    GetJSONText(page: number): string;
  }
  export interface Core {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => Tesseract;
  }
  interface Options {
    wasmBinary: ArrayBuffer;
    printErr: (line: string) => void;
    TesseractProgress: (percent: number) => void;
  }
  export default function createCore(options: Options): Promise<Core>;
}
