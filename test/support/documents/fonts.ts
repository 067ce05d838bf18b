/** Font files for the tests, from npm. DejaVu Sans joins Arabic letters and has Hebrew; Source Sans has CFF outlines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CHARSTRING, EEXEC, encryptType1 } from '../../../shared/model/font/program/type1';
import { writeTables } from '../../../shared/model/font/program/write-tables';
import { notoSans } from '../../../shared/model/font/noto/noto-sans-regular';
import { unpackModule } from '../../../shared/model/font/unpacked';

// Tests and the fuzzer, which is a module, run in the root of the project.
const packages = createRequire(path.resolve('package.json'));

const fromNpm = (name: string, file: string): Buffer =>
	readFileSync(path.join(path.dirname(packages.resolve(`${name}/package.json`)), file));

export const dejavu = (style?: 'Bold'): Buffer =>
	fromNpm('dejavu-fonts-ttf', `ttf/DejaVuSans${style === undefined ? '' : `-${style}`}.ttf`);

export const sourceSans = (form: 'OTF' | 'TTF' | 'WOFF' | 'WOFF2' | 'VAR' = 'OTF'): Buffer => {
	const files = {
		OTF: 'OTF/SourceSansPro-Regular.otf',
		TTF: 'TTF/SourceSansPro-Regular.ttf',
		WOFF: 'WOFF/OTF/SourceSansPro-Regular.otf.woff',
		WOFF2: 'WOFF2/OTF/SourceSansPro-Regular.otf.woff2',
		VAR: 'VAR/SourceSansVariable-Roman.ttf',
	};
	return fromNpm('source-sans-pro', files[form]);
};

/** A bare CFF program of named glyphs, as pdf.js brings it. */
export const foxitSerif = (): Buffer => fromNpm('pdfjs-dist', 'standard_fonts/FoxitSerif.pfb');

/** Latin, Greek and Cyrillic, as it ships. */
export const noto = (): Buffer => Buffer.from(unpackModule(notoSans));

/** The font with other rights to embed it (fsType of the table OS/2). */
export function withRights(font: Buffer, rights: number): Buffer {
	const changed = Buffer.from(font);
	for (let entry = 12; ; entry += 16)
		if (changed.toString('latin1', entry, entry + 4) === 'OS/2') {
			changed.writeUInt16BE(rights, changed.readUInt32BE(entry + 8) + 8);
			return changed;
		}
}

/** A as a box, an accent as a smaller one, Aacute of both (`seac`), and glyphs of thousands of boxes that no page shows. */
export function type1Program() {
	const number = (value: number) => {
		const high = Math.abs(value) - 108;
		return Math.abs(value) <= 107 ? [value + 139] : [(value > 0 ? 247 : 251) + (high >> 8), high & 255];
	};
	const box = (x: number, y: number, side: number) => [
		...[...number(x), ...number(y), 21, ...number(side), 6, ...number(side), 7, ...number(-side), 6, 9],
	];
	const glyph = (...body: number[]) =>
		encryptType1(Uint8Array.of(0, 0, 0, 0, ...number(0), ...number(600), 13, ...body, 14), CHARSTRING);
	const accented = encryptType1(
		Uint8Array.of(
			0,
			0,
			0,
			0,
			...number(0),
			...number(600),
			13,
			...number(0),
			...number(50),
			...number(300),
			...number(65),
			...number(194),
			12,
			6,
		),
		CHARSTRING,
	);
	const many = Array.from({ length: 700 }, (_, index) => box((index * 37) % 90, (index * 53) % 90, (index * 71) % 100)).flat();
	const glyphs: (readonly [string, Uint8Array])[] = [
		['.notdef', glyph()],
		...['b', 'c', 'd', 'e'].map((name) => [name, glyph(...many)] as const),
		['A', glyph(...box(50, 0, 400))],
		['acute', glyph(...box(20, 20, 90))],
		['Aacute', accented],
		['f', glyph(...many)],
	];
	const plain = Buffer.concat([
		Buffer.from(
			`0000dup /Private 8 dict dup begin /lenIV 4 def /password 5839 def 2 index /CharStrings ${glyphs.length} dict dup begin\n`,
		),
		...glyphs.flatMap(([name, code]) => [Buffer.from(`/${name} ${code.length} RD `), code, Buffer.from(' ND\n')]),
		Buffer.from('end end readonly put noaccess put dup/FontName get exch definefont pop mark currentfile closefile\n'),
	]);
	const clear = Buffer.from(
		'%!PS-AdobeFont-1.0: Boxes\n11 dict begin /FontName /Boxes def /PaintType 0 def /FontType 1 def /FontMatrix [0.001 0 0 0.001 0 0] readonly def /Encoding StandardEncoding def /FontBBox {0 0 600 800} readonly def currentdict end\ncurrentfile eexec\n',
	);
	const sealed = encryptType1(plain, EEXEC);
	const rest = Buffer.from(`${`${'0'.repeat(64)}\n`.repeat(8)}cleartomark\n`);
	return { data: Buffer.concat([clear, sealed, rest]), clear: clear.length, sealed: sealed.length };
}

/** A TrueType program of glyphs that are made of others; those without parts are empty. */
export function compositeFont(glyphs: readonly (readonly number[])[]): Uint8Array {
	const data = glyphs.map((parts) => {
		if (parts.length === 0) return Buffer.alloc(0);
		const glyph = Buffer.alloc(10 + parts.length * 6);
		glyph.writeInt16BE(-1, 0);
		for (const [at, part] of parts.entries()) {
			// Another component follows; two offsets of a byte each.
			glyph.writeUInt16BE(at + 1 < parts.length ? 0x22 : 0x02, 10 + at * 6);
			glyph.writeUInt16BE(part, 12 + at * 6);
		}
		return glyph;
	});
	const loca = Buffer.alloc((glyphs.length + 1) * 4);
	let place = 0;
	for (const [at, { length }] of data.entries()) loca.writeUInt32BE((place += length), (at + 1) * 4);
	const head = Buffer.alloc(54);
	head.writeUInt16BE(1000, 18);
	head.writeInt16BE(1, 50);
	return writeTables([
		['head', head],
		['loca', loca],
		['glyf', Buffer.concat(data)],
	]);
}
