import type { Metafile } from 'esbuild';

export interface BundledPackage {
	readonly name: string;
	readonly version: string;
	readonly license: string | undefined;
	readonly text: string | undefined;
}

export function bundledPackages(metafile: Metafile, root: string): BundledPackage[];
export function notices(packages: readonly BundledPackage[]): string;
