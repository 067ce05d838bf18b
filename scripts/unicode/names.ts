/** The names of the Adobe Glyph List that the usual ones leave out, as pdf.js has the list. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zlibSync } from 'fflate';
import { pointOfGlyph } from '../../shared/model/font/glyph-names';
import { OTHER_NAMES } from '../../shared/model/font/reading/other-names';

const worker = path.join(process.env['OCTAVO_ROOT'] ?? process.cwd(), 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs');

/** Code points by name, as the library lists them. */
export function listedNames(): Map<string, number> {
	const [, list = ''] = /const getGlyphsUnicode = getLookupTableFactory\(function \(t\) \{([^}]*)\}/.exec(
		readFileSync(worker, 'utf8'),
	)!;
	return new Map([...list.matchAll(/t\.(\w+) = 0x([0-9a-f]+);/g)].map(([, name, digits]) => [name!, parseInt(digits!, 16)]));
}

const isPrivate = (point: number): boolean => point >= 0xe000 && point <= 0xf8ff;

/** `name:code point`, deflated, in base64. */
export function furtherNames(): string {
	const further = [...listedNames()]
		.filter(([name, point]) => !isPrivate(point) && pointOfGlyph(name) === undefined && !OTHER_NAMES.has(name))
		.map(([name, point]) => `${name}:${point.toString(16)}`);
	return Buffer.from(zlibSync(Buffer.from(further.sort().join(' ')), { level: 9, mem: 12 })).toString('base64');
}
