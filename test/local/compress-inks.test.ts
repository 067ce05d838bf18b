/** compress_document: JPEG images of four inks (docs/semantics.md, §37.3), which stay inks, as poppler, mutool and Ghostscript see them. */
import { execFileSync } from 'node:child_process';
import { compressed } from '../support/hosts/compressed';
import { rawPages } from '../support/documents/raw';
import { picturesByGhostscript } from '../support/judges/ghostscript';
import { pathOf } from '../support/judges/programs.cjs';
import { picturesByMupdf, qpdfCheck, renderPages, withPrograms } from '../support/judges/tools';
import { similarity, type Picture } from '../support/readers/pictures';
import { testInTurn } from '../support/sample';

const [WIDTH, HEIGHT] = [600, 480];
const INKS = Buffer.from(
	Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
		const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
		const wave = (along: number, down: number): number => (Math.sin(x / along) * Math.cos(y / down) + 1) * 110;
		return [wave(40, 60), wave(90, 30), wave(55, 95), wave(130, 75) / 3 + ((x * 7 + y * 13) % 9)];
	}).flat(),
);

/** With the marker of Adobe, and inverted, as most programs write it; `YCCK` turns three components. */
const jpeg = (colors: 'CMYK' | 'YCCK', scans: 'none' | 'plane'): Buffer => {
	const made = ['-size', `${WIDTH}x${HEIGHT}`, '-depth', '8', 'cmyk:-', '-quality', '93', '-interlace', scans, 'jpeg:-'];
	const data = execFileSync(pathOf('convert')!, made, { input: INKS });
	// The transform is the last byte of the marker's data: the same bytes are other colors.
	data[data.indexOf('Adobe') + 11] = colors === 'CMYK' ? 0 : 2;
	return data;
};

/** The image on 144 × 115 points: 300 dpi. */
const pageOf = (data: Buffer, entries: string, others: Record<number, readonly [string, string]> = {}): Uint8Array =>
	rawPages(1, {
		pages: { 1: '/Resources<</XObject<</I 60 0 R>>>>' },
		objects: {
			41: ['', 'q 144 0 0 115.2 20 20 cm /I Do Q'],
			60: [
				`/Type/XObject/Subtype/Image/Width ${WIDTH}/Height ${HEIGHT}/BitsPerComponent 8/Filter/DCTDecode${entries}`,
				data.toString('latin1'),
			],
			...others,
		},
	});

const difference = (one: Picture, other: Picture): number =>
	one.rgb.reduce((sum, value, at) => sum + Math.abs(value - other.rgb[at]!), 0) / one.rgb.length;

const ghostscript = (bytes: Uint8Array): Picture => picturesByGhostscript(bytes)[0]!;
const readers: readonly ((bytes: Uint8Array) => Picture)[] = [
	(bytes) => renderPages(bytes, { dpi: 72 })[0]!,
	(bytes) => picturesByMupdf(bytes)[0]!,
	ghostscript,
];

const INVERTED = '/Decode[1 0 1 0 1 0 1 0]';

const KINDS = [
	['inverted by Adobe', 'CMYK', 'none', `/ColorSpace/DeviceCMYK${INVERTED}`],
	['not inverted', 'CMYK', 'plane', '/ColorSpace/DeviceCMYK'],
	['YCCK', 'YCCK', 'none', `/ColorSpace/DeviceCMYK${INVERTED}`],
	['YCCK in scans', 'YCCK', 'plane', '/ColorSpace/DeviceCMYK/Decode[1 0 1 0 1 0 0 1]'],
] as const;

withPrograms(
	'imagemagick',
	'poppler',
	'mutool',
	'qpdf',
	'ghostscript',
)('JPEG of four inks', () => {
	testInTurn.each(KINDS)('becomes smaller with fewer pixels, and stays ink: %s', async (_, colors, scans, entries) => {
		const before = pageOf(jpeg(colors, scans), entries);
		const { bytes, facts } = await compressed(before, { grayscale: 'true', quality: '85' });
		expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
		expect(bytes.length).toBeLessThan(before.length / 2);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const text = Buffer.from(bytes).toString('latin1');
		expect(text).toMatch(/\/Width 300\b/);
		expect(text).toMatch(/\/ColorSpace ?\/DeviceCMYK/);
		for (const draw of readers) {
			const [one, other] = [draw(before), draw(bytes)];
			// Ghostscript shows some of the samples, and no averages.
			expect(similarity(one, other)).toBeGreaterThan(draw === ghostscript ? 0.98 : 0.99);
			expect(difference(one, other)).toBeLessThan(2);
		}
	});

	testInTurn.each(KINDS)(
		'becomes smaller with the same pixels, and says the same of its inks: %s',
		async (_, colors, scans, entries) => {
			const before = pageOf(jpeg(colors, scans), entries);
			const { bytes, facts } = await compressed(before, { resolution: '300', quality: '80' });
			expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
			expect(bytes.length).toBeLessThan(before.length * 0.9);
			expect(qpdfCheck(bytes).clean).toBe(true);
			const text = Buffer.from(bytes).toString('latin1');
			expect(text).toMatch(/\/Width 600\b/);
			// Without it, some programs would turn the colors, and others not.
			expect(text[text.indexOf('Adobe') + 11]).toBe(colors === 'CMYK' ? '\x00' : '\x02');
			for (const draw of readers) {
				const [one, other] = [draw(before), draw(bytes)];
				expect(similarity(one, other)).toBeGreaterThan(0.98);
				expect(difference(one, other)).toBeLessThan(2);
			}
		},
	);

	testInTurn('is judged by readers that tell other inks', () => {
		const data = jpeg('CMYK', 'none');
		for (const draw of readers) {
			const [one, other] = [INVERTED, ''].map((turned) => draw(pageOf(data, `/ColorSpace/DeviceCMYK${turned}`)));
			expect(difference(one!, other!)).toBeGreaterThan(10);
		}
	});

	test('stays as it is where the dictionary says how its components are turned', async () => {
		const before = pageOf(jpeg('CMYK', 'none'), `/ColorSpace/DeviceCMYK${INVERTED}/DecodeParms<</ColorTransform 0>>`);
		const { facts } = await compressed(before, {});
		expect(facts).toMatchObject({ compressedImages: 0, keptImages: 1 });
	});

	testInTurn('keeps the names of other inks', async () => {
		const before = pageOf(jpeg('CMYK', 'none'), `/ColorSpace[/DeviceN[/Blue/Ochre/Red/Black]/DeviceCMYK 61 0 R]${INVERTED}`, {
			61: ['/FunctionType 4/Domain[0 1 0 1 0 1 0 1]/Range[0 1 0 1 0 1 0 1]', '{3 1 roll}'],
		});
		const { bytes, facts } = await compressed(before, {});
		expect(facts).toMatchObject({ compressedImages: 1, keptImages: 0 });
		expect(Buffer.from(bytes).toString('latin1')).toContain('/Ochre');
		for (const draw of readers) expect(difference(draw(before), draw(bytes))).toBeLessThan(2);
	});
});
