/**
 * npm run printing: HTML as html_to_pdf and Chromium print it: the structural similarity (SSIM) of the first page, the number of pages,
 * and our time. Both print on A4 with margins of 0.4 inches, unless @page says something else, and with our fonts. The control is the
 * similarity to Chromium's page of the document before, which has to be low.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decode } from '../../shared/contract/values/decode';
import { OctavoError } from '../../shared/contract/errors';
import { local } from '../../test/support/hosts/local';
import { similarity } from '../../test/support/readers/pictures';
import { givenFolder } from '../../test/support/readers/source';
import { renderPages } from '../../test/support/judges/tools';
import { aligned, table } from '../core.mts';
import { options, pattern, text, whole } from '../usage.mts';
import { writeFontConfig } from './fonts.mts';

const USAGE = `Usage: npm run printing -- FOLDER [--only PATTERN] [--dpi N] [--keep FOLDER]

  --only PATTERN  only documents whose names match
  --dpi N         resolution (default 60)
  --keep FOLDER   where both documents go`;

const { folder, only, dpi, keep } = options(USAGE, { only: pattern, dpi: whole(60), keep: text }, (given, words) => ({
	...given,
	folder: givenFolder(words[0]),
}));

const cache = path.join(tmpdir(), 'octavo-printing');
mkdirSync(cache, { recursive: true });
const fontConfig = writeFontConfig(cache);

/** Chromium's document; those of earlier runs are kept. */
function printByChromium(html: string): Uint8Array {
	const styled = insertStyle(html);
	const file = path.join(cache, `${createHash('sha256').update(styled).digest('hex').slice(0, 24)}.pdf`);
	if (!existsSync(file)) {
		const work = mkdtempSync(path.join(tmpdir(), 'octavo-chromium-'));
		const source = path.join(work, 'page.html');
		writeFileSync(source, styled);
		spawnSync(
			'chromium',
			[
				'--headless',
				'--no-sandbox',
				'--font-render-hinting=none',
				'--disable-gpu',
				'--no-pdf-header-footer',
				`--user-data-dir=${work}`,
				`--print-to-pdf=${file}`,
				'--virtual-time-budget=2000',
				'--host-resolver-rules=MAP * 127.0.0.1:9',
				source,
			],
			{ env: { ...process.env, FONTCONFIG_FILE: fontConfig, HOME: work }, timeout: 120_000 },
		);
		rmSync(work, { recursive: true, force: true });
	}
	return new Uint8Array(readFileSync(file));
}

/** After the document type, before all other sheets. */
function insertStyle(html: string): string {
	const style = '<style>@page{size:A4;margin:0.4in}</style>';
	const at = /<head(?:\s[^>]*)?>/i.exec(html);
	if (at) return html.slice(0, at.index + at[0].length) + style + html.slice(at.index + at[0].length);
	const type = /^\s*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
	return type + style + html.slice(type.length);
}

const rows: string[][] = [];
/** Chromium's first page of the document before, and how many of ours are as similar to that as to their own. */
let before: ReturnType<typeof renderPages>[number] | undefined;
const control = { count: 0, blind: 0 };
for (const name of readdirSync(folder).sort()) {
	if (!/\.html?$/i.test(name) || (only && !only.test(name))) continue;
	const bytes = new Uint8Array(readFileSync(path.join(folder, name)));
	const theirs = printByChromium(Buffer.from(bytes).toString('utf8'));
	try {
		const run = () => local.run('html_to_pdf', [{ name, bytes }], decode('html_to_pdf', { margin: '0.4' }));
		await run();
		const begin = performance.now();
		const { documents, notes } = await run();
		const time = performance.now() - begin;
		const own = documents[0]!.bytes;
		if (keep !== undefined) {
			mkdirSync(keep, { recursive: true });
			writeFileSync(path.join(keep, name.replace(/\.html?$/i, '-own.pdf')), own);
			writeFileSync(path.join(keep, name.replace(/\.html?$/i, '-chromium.pdf')), theirs);
		}
		const [ours, other] = [renderPages(own, { dpi }), renderPages(theirs, { dpi })];
		const alike = similarity(ours[0]!, other[0]!);
		const isSameSize = before?.width === ours[0]!.width && before.height === ours[0]!.height;
		if (before) control.count++;
		if (before && isSameSize && similarity(ours[0]!, before) >= 0.9) control.blind++;
		before = other[0];
		const told = notes.filter(({ code }) => code === 'styles_ignored').map(({ message }) => message.replace(/^.*: /, ''));
		rows.push([name, alike.toFixed(3), `${ours.length}/${other.length}`, time.toFixed(0), told.join(' ')]);
	} catch (error) {
		rows.push([
			name,
			'failed',
			'',
			'',
			error instanceof OctavoError ? JSON.stringify(error.issues) : (error as Error).stack!.slice(0, 600),
		]);
	}
	process.stderr.write(`${rows.at(-1)!.join(' ')}\n`);
}
const good = rows.filter(([, alike]) => Number(alike) >= 0.9).length;
process.stdout.write(
	`${aligned(table(['document', 'SSIM', 'pages', 'ms', 'ignored'], rows))}\n${good} of ${rows.length} at 0.9 or more; control: ${control.blind} of ${control.count} are as similar to another document\n`,
);
