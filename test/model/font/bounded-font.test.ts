/** Fonts that strangers made: what their tables ask for comes to an end. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { OctavoError } from '../../../shared/contract/errors';
import { readFontFile } from '../../../shared/model/font/font-file';
import { openFontFile } from '../../../shared/model/font/typeface';
import { Pace } from '../../../shared/pace/pace';
import { dejavu } from '../../support/documents/fonts';
import { fontWith, words } from '../../support/hostile/font-families';
import { testInTurn } from '../../support/sample';
import {
	inserting,
	kernOf,
	layoutTable,
	LETTERS,
	manyPoints,
	pairsOf,
	rangesOf,
} from '../../support/hostile/given-font-families';

const NOTO = path.join(__dirname, '..', '..', '..', 'shared', 'model', 'font', 'noto', 'NotoSerif-Italic-cut.ttf');

/** The font with bytes of a table changed. */
function changed(tag: string, changes: readonly (readonly [at: number, ...bytes: number[]])[]): Uint8Array {
	const font = readFileSync(NOTO);
	const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
	const table = font.readUInt32BE(rows.find((row) => font.toString('latin1', row, row + 4) === tag)! + 8);
	for (const [at, ...bytes] of changes) font.set(bytes, table + at);
	return font;
}

const WORDS = 300;

const unhurried = (): Pace => new Pace(() => Promise.resolve());

/** The error of a refusal. */
async function refusalOf(work: Promise<number>): Promise<number | OctavoError> {
	try {
		return await work;
	} catch (thrown) {
		if (thrown instanceof OctavoError) return thrown;
		throw thrown;
	}
}

/** Shapes further and further words; tells how many. */
const shaped = (bytes: Uint8Array, pace = unhurried()): Promise<number | OctavoError> =>
	refusalOf(
		openFontFile({ bytes, field: 'font' }, pace).then((face) => {
			for (let index = 0; index < WORDS; index++) face.shape(`Word${index}`);
			return WORDS;
		}),
	);

test('a sound font shapes any number of words', async () => {
	expect(await shaped(readFileSync(NOTO))).toBe(WORDS);
});

const again = (): Uint8Array =>
	changed('GDEF', [
		[5, 0, 1],
		[144, 255, 255],
	]);

test('a table that is read again and again, because it is damaged, does not count for ever', async () => {
	expect(await shaped(again())).toMatchObject({ code: 'invalid_parameters', issues: [{ field: 'font' }] });
});

test('what tables cost is counted, so that others run between two words', async () => {
	const pace = new Pace(() => Promise.resolve());
	const add = jest.spyOn(pace, 'add');
	const costOf = async (bytes: Uint8Array): Promise<number> => {
		add.mockClear();
		await shaped(bytes, pace);
		return add.mock.calls.reduce((sum, [cost]) => sum + cost, 0);
	};
	expect((await costOf(readFileSync(NOTO))) / WORDS).toBeLessThan(100_000);
	expect(await costOf(again())).toBeGreaterThan(10_000_000);
});

const refused = { code: 'invalid_parameters', issues: [{ field: 'font' }] };
const repeated = (count: number, part: Buffer): Buffer => Buffer.concat(Array<Buffer>(count).fill(part));

test('names in one place are not read beyond a megabyte', async () => {
	const text = Buffer.alloc(60_000, 'a');
	const name = Buffer.concat([words(0, 2000, 6), repeated(2000, words(3, 1, 0x409, 6, text.length, 0)), text]);
	const before = process.memoryUsage().rss;
	expect(await shaped(fontWith({ name }))).toBe(WORDS);
	// Read in full, they are 120 MB of bytes, and more of text.
	expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

/** A lookup that puts as many glyphs in place of glyph 5. */
const more = (glyph: number, count: number): Buffer =>
	words(2, 0, 1, 8, 1, 8, 1, 14, 1, 1, 5, count, ...Array<number>(count).fill(glyph));

testInTurn('glyphs that are replaced by more than two hundred, or by the same ones, are refused', async () => {
	const replaced = (glyph: number, count: number): Promise<number | OctavoError> =>
		shaped(fontWith({ GSUB: layoutTable('liga', more(glyph, count)), cmap: LETTERS }));
	expect(await replaced(6, 100)).toBe(WORDS);
	expect(await replaced(6, 201)).toMatchObject(refused);
	expect(await replaced(5, 10)).toMatchObject(refused);
});

test('a state machine that inserts glyphs after those that it inserted is refused', async () => {
	const nothing = Buffer.alloc(0);
	const inserted = (count: number): Promise<number | OctavoError> =>
		shaped(fontWith({ morx: inserting(count), GSUB: nothing, GPOS: nothing, cmap: LETTERS }));
	expect(await inserted(0)).toBe(WORDS);
	expect(await inserted(31)).toMatchObject(refused);
});

test('a glyph whose parts have very many points is refused', async () => {
	const drawn = (count: number): Promise<number | OctavoError> =>
		refusalOf(
			openFontFile({ bytes: fontWith(manyPoints(count)), field: 'font' }, unhurried()).then(
				(face) => face.boxOf(face.plain('A').glyph).maxX,
			),
		);
	expect(await drawn(20)).toBe(0);
	expect(await drawn(900)).toMatchObject(refused);
});

test('a font of more tables than any has is refused before it is read', async () => {
	const font = Buffer.from(readFileSync(NOTO));
	font.writeUInt16BE(201, 4);
	expect(
		await refusalOf(Promise.resolve().then(() => readFontFile({ name: 'a.ttf', bytes: font }, 'font').bytes.length)),
	).toMatchObject(refused);
});

test('more mappings from characters to glyphs than any has are refused before they are read', async () => {
	const opened = (count: number): Promise<number | OctavoError> => {
		const record = words(0, 3, 0, 4 + 8 * count);
		const cmap = Buffer.concat([words(0, count), ...Array<Buffer>(count).fill(record), words(0, 6, 0, 0)]);
		return refusalOf(
			Promise.resolve().then(() => readFontFile({ name: 'a.ttf', bytes: fontWith({ cmap }) }, 'font').bytes.length),
		);
	};
	expect(await opened(1_000)).toBeGreaterThan(8_000);
	expect(await opened(1_001)).toMatchObject(refused);
});

test('more tables of pairs than are searched are refused', async () => {
	expect(await shaped(fontWith({ kern: kernOf(100) }))).toBe(WORDS);
	expect(await shaped(fontWith({ kern: kernOf(101) }))).toMatchObject(refused);
});

test('letters whose tables of pairs are all long are refused', async () => {
	const letters = (count: number): Promise<number | OctavoError> =>
		refusalOf(
			openFontFile({ bytes: fontWith({ GPOS: layoutTable('kern', pairsOf(count)) }), field: 'font' }, unhurried()).then(
				(face) => {
					for (let at = 0x21; at < 0x7f; at++) face.shape(`${String.fromCharCode(at)}A`);
					return count;
				},
			),
		);
	expect(await letters(200)).toBe(200);
	expect(await letters(10_000)).toMatchObject(refused);
});

testInTurn('lookups of the first text are read in steps, and a lookup that takes too long is refused', async () => {
	const pace = unhurried();
	const step = jest.spyOn(pace, 'step');
	const stepsFor = async (lookups: number): Promise<number> => {
		step.mockClear();
		expect(await shaped(fontWith({ GSUB: layoutTable('liga', rangesOf(10_000), lookups) }), pace)).toBe(WORDS);
		return step.mock.calls.length;
	};
	expect((await stepsFor(11)) - (await stepsFor(1))).toBeGreaterThanOrEqual(9);
	// Short ones count together.
	const short = async (lookups: number): Promise<number> => {
		step.mockClear();
		await shaped(fontWith({ GSUB: layoutTable('liga', rangesOf(100), lookups) }), pace);
		return step.mock.calls.length;
	};
	expect((await short(800)) - (await short(1))).toBeGreaterThanOrEqual(9);
	expect(await shaped(fontWith({ GSUB: layoutTable('liga', rangesOf(30_000)) }))).toMatchObject(refused);
});

/** A table `kern` with one part; `header` begins a part of this format and length. */
const kernWith = (isApple: boolean, format: number, data: Buffer): Buffer =>
	isApple
		? Buffer.concat([words(1, 0, 0, 1, 0, 8 + data.length, format, 0), data])
		: Buffer.concat([words(0, 1, 0, 6 + data.length, (format << 8) | 1), data]);

/** Distances between classes of glyphs, as formats 2 and 3 have them; the glyphs are those of the first capitals and beyond. */
function classesOf(header: number): Buffer {
	const glyphs = 90;
	const values = header + 8;
	const lefts = values + 2 * 3 * 2;
	const classes = (first: number, step: number): Buffer =>
		words(10, glyphs, ...Array.from({ length: glyphs }, (_, index) => first + step * (index % 2)));
	const left = classes(values, 6);
	return Buffer.concat([words(6, lefts, lefts + left.length, values, 0, -10, -20, 30, 40, -50), left, classes(0, 2)]);
}
const smallClasses = (glyphs = 90): Buffer =>
	Buffer.concat([
		words(glyphs),
		Buffer.of(3, 2, 2, 0),
		words(-15, 25, 0),
		...[2, 3].map((by) => Buffer.from(Array.from({ length: glyphs }, (_, index) => (index % by === 0 ? 1 : 0)))),
		Buffer.of(0, 1, 2, 1),
	]);

testInTurn.each([
	['in pairs of letters', undefined],
	['in classes', kernWith(false, 2, classesOf(6))],
	['in classes, of Apple', kernWith(true, 2, classesOf(8))],
	['in small classes', kernWith(false, 3, smallClasses())],
	['in small classes, of Apple', kernWith(true, 3, smallClasses())],
])('letters move as the library moves them: a table kern %s', async (_, kern) => {
	const nothing = Buffer.alloc(0);
	await expectAsLibrary(fontWith({ ...(kern ? { kern } : {}), GPOS: nothing, GSUB: nothing }, kern ? undefined : dejavu()));
});

testInTurn('letters move as the library moves them: pairs in the table GPOS', async () => {
	await expectAsLibrary(readFileSync(NOTO));
});

/** All pairs of letters. */
async function expectAsLibrary(bytes: Buffer): Promise<void> {
	const face = await openFontFile({ bytes, field: 'font' }, unhurried());
	const font = fontkit.create(bytes);
	const letters = Array.from({ length: 90 }, (_, index) => String.fromCharCode(0x21 + index));
	let moved = 0;
	for (const one of letters)
		for (const other of letters) {
			const { glyphs, positions } = font.layout(one + other);
			const found = face.shape(one + other).map(({ glyph, advance }) => [glyph.id, advance]);
			expect(found).toEqual(positions.map(({ xAdvance }, index) => [glyphs[index]!.id, xAdvance * face.unit]));
			if (positions[0]!.xAdvance !== glyphs[0]!.advanceWidth) moved++;
		}
	expect(moved).toBeGreaterThan(100);
}
