/** Font files for the tests, from npm. DejaVu Sans joins Arabic letters and has Hebrew; Source Sans has CFF outlines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
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
