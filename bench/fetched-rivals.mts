/** Libraries that only the bench runs, so they are not in package.json: installed into .cache at these versions. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetched, requireFrom } from '../scripts/fetched.mjs';

const PACKAGES = ['@cantoo/pdf-lib@2.11.1', 'pdfmake@0.3.11'];
const modules = () => fetched('rivals', PACKAGES, 'pdfmake/package.json');

export interface PdfMake {
	addFonts(fonts: object): void;
	createPdf(definition: object): { getBuffer(): Promise<Buffer> };
}

/** The fork of pdf-lib, as one file of modules, as pdf-lib is in the compiled scripts. */
export async function forkOfPdfLib(): Promise<unknown> {
	const outfile = path.join(modules(), 'pdf-lib-fork.mjs');
	if (!existsSync(outfile)) {
		const { build } = await import('esbuild');
		await build({
			entryPoints: [path.join(modules(), '@cantoo', 'pdf-lib', 'es', 'index.js')],
			outfile,
			bundle: true,
			platform: 'node',
			format: 'esm',
			target: 'node20',
			minifySyntax: true,
			mainFields: ['module', 'main'],
			logLevel: 'warning',
		});
	}
	return import(pathToFileURL(outfile).href);
}

export function pdfMake(): PdfMake {
	const load = requireFrom(modules());
	const made = load('pdfmake') as PdfMake;
	made.addFonts(load('pdfmake/fonts/Roboto.js') as object);
	return made;
}
