/** Whether documents that Chromium and LibreOffice print twice are the same for compare_documents. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reported } from '../../test/support/changes/change';
import { aligned, native, table } from '../core.mts';

const HTML = (word: string): string =>
	`<html lang=en><title>Terms</title><style>p{font:12pt serif}h1{color:#246;page-break-before:always}</style>${Array.from(
		{ length: 5 },
		(_, page) =>
			`<h1>Section ${page + 1}</h1><p>${`Goods are delivered within ${page === 2 ? word : 'ten'} days. `.repeat(30)}<p><svg width=90 height=90><circle cx=45 cy=45 r=40 fill=teal /></svg><table border=1><tr><td>a<td>b</table>`,
	).join('')}</html>`;

/** Documents that programs print twice: nothing differs. With another word: its page differs. `report` compares two of them. */
export async function printTwice(
	scratch: string,
	report: (before: Uint8Array, after: Uint8Array) => Promise<Reported>,
): Promise<void> {
	const at = (name: string): string => path.join(scratch, name);
	const printers: Readonly<Record<string, (from: string) => readonly string[]>> = {
		Chromium: (from) => [
			'chromium',
			'--headless',
			'--no-sandbox',
			'--disable-gpu',
			// They have the time.
			'--no-pdf-header-footer',
			`--print-to-pdf=${from.replace('.html', '.pdf')}`,
			from,
		],
		LibreOffice: (from) => ['soffice', '--headless', '--convert-to', 'pdf:writer_web_pdf_Export', '--outdir', scratch, from],
	};
	const rows: (readonly string[])[] = [];
	for (const [name, command] of Object.entries(printers)) {
		const print = async (word: string): Promise<Uint8Array | undefined> => {
			writeFileSync(at('page.html'), HTML(word));
			const ended = await native(command(at('page.html')));
			return ended.code === 0 && existsSync(at('page.pdf')) ? readFileSync(at('page.pdf')) : undefined;
		};
		const [one, again, edited] = [await print('ten'), await print('ten'), await print('thirty')];
		if (!one || !again || !edited) rows.push([name, 'not there', '']);
		else rows.push([name, JSON.stringify(await report(one, again)), JSON.stringify((await report(one, edited)).changed)]);
	}
	console.log(aligned(table(['printed by', 'twice', 'with another word on page 3'], rows, [0, 1, 2])), '\n');
}
