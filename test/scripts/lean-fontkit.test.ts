/** fontkit as the bundles hold it, beside fontkit itself. */
import { build, type Plugin } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type fontkit from '@pdf-lib/fontkit';
import { notoSans } from '../../shared/model/font/noto/noto-sans-regular';
import { unpackModule } from '../../shared/model/font/unpacked';

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-fontkit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function bundled(name: string, plugins: Plugin[]): Promise<typeof fontkit> {
	const outfile = path.join(folder, `${name}.cjs`);
	const stdin = { contents: "module.exports = require('@pdf-lib/fontkit').default", resolveDir: process.cwd() };
	await build({ stdin, outfile, bundle: true, platform: 'node', format: 'cjs', mainFields: ['module', 'main'], plugins });
	return createRequire(__filename)(outfile) as typeof fontkit;
}

// One script for each shaper that unpacks its tables when it is needed.
const TEXTS = ['Office', 'سلام عليكم', 'क्षत्रिय कि', 'ᬓᬾᬢᭀ'];

it('shapes Latin, Arabic, Devanagari and Balinese as fontkit does', async () => {
	const { leanFontkit } = await import('../../scripts/lean/fontkit.mjs');
	const shaped = (library: typeof fontkit) => {
		const font = library.create(Buffer.from(unpackModule(notoSans)));
		return TEXTS.map((text) => font.layout(text).glyphs.map(({ codePoints }) => codePoints));
	};
	const lean = shaped(await bundled('lean', [leanFontkit]));
	expect(lean).toEqual(shaped(await bundled('whole', [])));
	// The vowel sign goes before the consonant: the shaper was at work.
	expect(lean[2]!.flat()).not.toEqual([...TEXTS[2]!].map((character) => character.codePointAt(0)));
});

it('unpacks WOFF2, with the words that Brotli refers to', async () => {
	const { leanFontkit } = await import('../../scripts/lean/fontkit.mjs');
	const font = readFileSync(path.join(__dirname, '..', 'fixtures', 'fonts', 'serif-bold-italic.woff2'));
	const outlines = (library: typeof fontkit) =>
		library
			.create(font)
			.layout('Åé01')
			.glyphs.map(({ path }) => path.toSVG());
	const lean = outlines(await bundled('lean-packed', [leanFontkit]));
	expect(lean.join('').length).toBeGreaterThan(50);
	expect(lean).toEqual(outlines(await bundled('whole-packed', [])));
});

it('inflates WOFF2 to no more than its tables have', async () => {
	const { leanFontkit } = await import('../../scripts/lean/fontkit.mjs');
	const library = await bundled('lean-bounded', [leanFontkit]);
	// One table `name` of a hundred bytes, and data of twenty megabytes.
	const data = brotliCompressSync(Buffer.alloc(20_000_000));
	const font = Buffer.concat([Buffer.alloc(48), Buffer.of(5, 100), data]);
	font.write('wOF2\0\x01\0\0', 'latin1');
	font.writeUInt32BE(font.length, 8);
	font.writeUInt16BE(1, 12);
	font.writeUInt32BE(data.length, 20);
	const packed = library.create(font) as unknown as { _decompress(): void };
	expect(() => packed._decompress()).toThrow('more bytes than the tables of the font have');
});
