/** The data of languages, as files of a folder: `eng.traineddata`, or compressed `eng.traineddata.gz`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const FILE = /^([a-zA-Z0-9_]{1,40})\.traineddata(?:\.gz)?$/;
/** The largest that there are have less than half of it. */
const MOST_BYTES = 128 * 1024 * 1024;

/** The names of the languages, sorted. @throws Error of the file system if the folder cannot be read. */
export function listLanguages(folder: string): string[] {
	const names = readdirSync(folder).flatMap((name) => FILE.exec(name)?.[1] ?? []);
	// Data of Tesseract for orientation, scripts and equations are not languages.
	return [...new Set(names)].filter((name) => name !== 'osd' && name !== 'equ').sort();
}

/** @param language one of those that `listLanguages` gives */
export function readLanguage(folder: string, language: string): Uint8Array {
	const file = path.join(folder, `${language}.traineddata`);
	try {
		return readFileSync(file);
	} catch (thrown) {
		if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
		return gunzipSync(readFileSync(`${file}.gz`), { maxOutputLength: MOST_BYTES });
	}
}
