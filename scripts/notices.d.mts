import type { Metafile } from 'esbuild';

export interface BundledPackage {
	readonly name: string;
	readonly version: string;
	readonly license: string | undefined;
	readonly text: string;
}

/** `files` are relative to `root`. */
export function bundledPackages(files: readonly string[], root: string): BundledPackage[];
export function bundledFiles(metafile: Metafile): string[];
export function notices(packages: readonly BundledPackage[]): string;
