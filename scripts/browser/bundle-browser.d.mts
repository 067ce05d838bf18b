/** Writes `index.mjs` and its chunks to `outdir`. */
export function bundleBrowser(outdir: string): Promise<unknown>;
