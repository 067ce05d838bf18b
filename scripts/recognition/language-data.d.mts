export declare const LANGUAGES: readonly string[];
export declare function languageData(folder?: string, languages?: readonly string[]): string;
export declare function languagesIn(text: string): string[];
