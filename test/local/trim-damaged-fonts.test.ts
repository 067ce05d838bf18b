/** compress_document with font programs that are damaged or lie: it ends without a fault, and readers draw what they drew before. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { OctavoError } from '../../shared/contract/errors';
import type { Outcome } from '../../shared/contract/backend';
import type { OperationName } from '../../shared/contract/operations';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { compressedBytes } from '../support/hosts/compressed';
import { foxitSerif, type1Program } from '../support/documents/fonts';
import { rawPages } from '../support/documents/raw';
import { local } from '../support/hosts/local';
import { picturesByMupdf, renderPages, uncompressed, withPrograms } from '../support/judges/tools';
import { Random } from '../support/random';
import { root } from '../support/repository';
import { sampled, testInTurn } from '../support/sample';

const WIDTHS = Array.from({ length: 224 }, () => 600).join(' ');
const trueType: Buffer = readFileSync(path.join(root, 'shared/model/font/noto/NotoSans-Regular-cut.ttf'));
const type1 = type1Program();

interface Kind {
	readonly program: Buffer;
	readonly file: string;
	readonly entries: string;
	readonly font: string;
}

const named = (subtype: string, encoding: string): string =>
	`<</Type/Font/Subtype/${subtype}/BaseFont/Some${encoding}/FirstChar 32/LastChar 255/Widths[${WIDTHS}]/FontDescriptor 70 0 R>>`;

const KINDS: Readonly<Record<string, Kind>> = {
	TrueType: { program: trueType, file: 'FontFile2', entries: '', font: named('TrueType', '/Encoding/WinAnsiEncoding') },
	CFF: { program: Buffer.from(foxitSerif()), file: 'FontFile3', entries: '/Subtype/Type1C', font: named('Type1', '') },
	'Type 1': {
		program: type1.data,
		file: 'FontFile',
		entries: `/Length1 ${type1.clear}/Length2 ${type1.sealed}/Length3 ${type1.data.length - type1.clear - type1.sealed}`,
		font: named('Type1', '/Encoding<</Differences[65/A/Aacute/b/c]>>'),
	},
};

const document = ({ file, entries, font }: Kind, program: Uint8Array): Uint8Array =>
	rawPages(1, {
		objects: {
			3: font,
			41: ['', 'BT /F 24 Tf 40 100 Td (ABCA xyz) Tj ET'],
			70: `<</Type/FontDescriptor/FontName/Some/Flags 32/FontBBox[0 -300 1000 1000]/ItalicAngle 0/Ascent 1000/Descent -300/CapHeight 700/StemV 80/${file} 71 0 R>>`,
			71: [`${entries}/Filter/FlateDecode`, deflateSync(program).toString('latin1')],
		},
	});

/** The tables of a TrueType program by their names: where their entries, and where they are. */
function tablesOf(program: Buffer): Map<string, { readonly entry: number; readonly at: number; readonly length: number }> {
	const tables = new Map<string, { entry: number; at: number; length: number }>();
	for (let index = 0; index < program.readUInt16BE(4); index++) {
		const entry = 12 + index * 16;
		tables.set(program.toString('latin1', entry, entry + 4), {
			entry,
			at: program.readUInt32BE(entry + 8),
			length: program.readUInt32BE(entry + 12),
		});
	}
	return tables;
}

/** Changes a copy of a program. */
type Damage = (program: Buffer, random: Random) => Buffer;

const ANY: Readonly<Record<string, Damage>> = {
	'some bytes': (program, random) => {
		for (let count = random.few(40); count > 0; count--) program[random.below(program.length)] = random.below(256);
		return program;
	},
	'its end cut off': (program, random) => program.subarray(0, random.below(program.length)),
	'its numbers at the beginning': (program, random) => {
		for (let count = 4; count > 0; count--) program.writeUInt16BE(random.pick([0, 1, 0x7fff, 0xffff]), random.below(120) * 2);
		return program;
	},
	'a part over another': (program, random) => {
		const [from, to] = [random.below(program.length), random.below(program.length)];
		program.copy(program, to, from, from + random.below(4000));
		return program;
	},
};

const OF_TRUETYPE: Readonly<Record<string, Damage>> = {
	'a table beyond the end': (program, random) => {
		const { entry } = random.pick([...tablesOf(program).values()]);
		program.writeUInt32BE(random.pick([program.length - 3, 0xfffffff0]), entry + random.pick([8, 12]));
		return program;
	},
	'tables over each other': (program, random) => {
		const tables = [...tablesOf(program).values()];
		program.writeUInt32BE(random.pick(tables).at, random.pick(tables).entry + 8);
		return program;
	},
	'places of glyphs in no order': (program, random) => {
		const { at, length } = tablesOf(program).get('loca')!;
		for (let count = 200; count > 0; count--) program.writeUInt16BE(random.below(0x10000), at + 2 * random.below(length / 2));
		return program;
	},
	'glyphs of which each is made of the next, in a circle': (program) => {
		const tables = tablesOf(program);
		const [{ at: loca }, { at: glyf }] = [tables.get('loca')!, tables.get('glyf')!];
		const isLong = program.readUInt16BE(tables.get('head')!.at + 50) === 1;
		const placeOf = (glyph: number): number =>
			isLong ? program.readUInt32BE(loca + 4 * glyph) : 2 * program.readUInt16BE(loca + 2 * glyph);
		const wide = Array.from({ length: 300 }, (_, glyph) => glyph).filter((glyph) => placeOf(glyph + 1) - placeOf(glyph) >= 16);
		for (const [index, glyph] of wide.entries()) {
			const place = glyf + placeOf(glyph);
			program.writeInt16BE(-1, place);
			program.writeUInt16BE(0, place + 10);
			program.writeUInt16BE(wide[(index + 1) % wide.length]!, place + 12);
			program.writeUInt16BE(0, place + 14);
		}
		return program;
	},
	'65,535 glyphs': (program) => {
		program.writeUInt16BE(0xffff, tablesOf(program).get('maxp')!.at + 4);
		return program;
	},
};

const SEEDS = 4;
const cases = Object.entries(KINDS).flatMap(([name, kind]) =>
	Object.entries(name === 'TrueType' ? { ...ANY, ...OF_TRUETYPE } : ANY).flatMap(([what, damage]) =>
		Array.from({ length: SEEDS }, (_, seed) => [name, what, seed, kind, damage] as const),
	),
);

const run = async (name: OperationName, bytes: Uint8Array, raw: RawParameters = {}): Promise<Outcome> =>
	await local.run(name, [{ name: 'given.pdf', bytes }], decode(name, raw));

/** Other operations that read font programs: none may meet an unexpected fault. */
async function readAll(bytes: Uint8Array): Promise<void> {
	const ways: readonly [OperationName, RawParameters?][] = [
		['extract_text'],
		['redact_text', { search: 'ABCA' }],
		['pages_to_images', { resolution: '36' }],
		['check_document', { require_embedded_fonts: 'true', forbidden_text: 'x' }],
	];
	for (const [name, raw] of ways)
		await run(name, bytes, raw).catch((thrown: unknown) => {
			if (!(thrown instanceof OctavoError) || thrown.code === 'internal') throw thrown;
		});
}

const picturesOf = (bytes: Uint8Array) => [renderPages(bytes, { dpi: 72 })[0]!.rgb, picturesByMupdf(bytes)[0]!.rgb];

withPrograms(
	'poppler',
	'mutool',
	'qpdf',
)('compress_document', () => {
	testInTurn.each(sampled(cases, 5, ([name]) => name))('draws a %s program with %s as before (%i)', async (...given) => {
		const [, , seed, kind, damage] = given;
		const before = document(kind, damage(Buffer.from(kind.program), new Random(seed * 7919 + 1)));
		await readAll(before);
		const after = await compressedBytes(before).catch((thrown: unknown) => {
			if (thrown instanceof OctavoError && thrown.code !== 'internal') return undefined;
			throw thrown;
		});
		if (!after) return;
		expect(picturesOf(after).map((picture, reader) => Buffer.compare(picture, picturesOf(before)[reader]!))).toEqual([0, 0]);
	});

	test.each(Object.entries(KINDS))('takes glyphs out of a %s program that is not damaged', async (_, kind) => {
		const after = await compressedBytes(document(kind, kind.program));
		expect(uncompressed(after)).toMatch(/\/BaseFont \/[A-Z]{6}\+Some/);
	});
});
