export declare const LANGUAGES: readonly string[];
export declare function languageData(folder?: string): string;
