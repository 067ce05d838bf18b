/**
 * npm run recognizing: pages of known text, drawn at several resolutions, crooked, noisy, in columns and in five languages, as
 * recognize_text reads them: words found, words at their place, processor time. `--control` harms each result, which must be noticed.
 */
import path from 'node:path';
import { buildWorker } from '../../scripts/build-worker';
import { languageData } from '../../scripts/recognition/language-data.mjs';
import { decode } from '../../shared/contract/values/decode';
import { scanOf, type ScanOptions } from '../../test/support/scans-of-text';
import { wordBoxes } from '../../test/support/judges/tools';
import type { Word } from '../../test/support/judges/stand-ins';
import { threadPorts } from '../../workers/lend';
import { localHere } from '../../workers/local-here';
import { pause } from '../../workers/pause';
import { aligned, ROOT, table } from '../core.mts';
import { flag, options, pattern, whole } from '../usage.mts';

const USAGE = `Usage: npm run recognizing -- [--only PATTERN] [--control]

  --only PATTERN   only rows whose names match
  --control        shifts every second word and spells every fourth backwards: the run must fail
  --long PAGES     instead, the memory while a document of this many small pages is recognized`;

const { only, control, long } = options(USAGE, { only: pattern, control: flag, long: whole(0) }, (given) => given);

/** Points between the place of a word and that where it is found. */
const NEAR = 8;
const A4 = { width: 595.276, height: 841.89 };

const TEXTS: Readonly<Record<string, string>> = {
	en: 'The supplier delivers the goods within fourteen days after the order was confirmed. Payment is due thirty days after the date of the invoice, without any deduction. Complaints about visible defects must reach us in writing before the end of the week in which the delivery arrived. Invoice 4711 of 23 November 2026 has a total of 1,249.90 EUR, of which 199.56 EUR are value added tax.',
	de: 'Die Lieferung erfolgt innerhalb von vierzehn Tagen nach Bestätigung der Bestellung. Die Zahlung ist dreißig Tage nach dem Datum der Rechnung ohne jeden Abzug fällig. Mängel, die sofort zu erkennen sind, müssen uns vor Ablauf der Woche schriftlich gemeldet werden. Die Größe der Behälter und die Höhe der Gebühren stehen in der Übersicht auf der nächsten Seite.',
	fr: "La livraison a lieu dans les quatorze jours qui suivent la confirmation de la commande. Le paiement est dû trente jours après la date de la facture, sans aucune déduction. Les défauts apparents doivent nous être signalés par écrit avant la fin de la semaine. Les frais d'expédition et les délais figurent à la page suivante, où vous trouverez également nos coordonnées.",
	es: 'La entrega se realiza dentro de los catorce días siguientes a la confirmación del pedido. El pago vence treinta días después de la fecha de la factura, sin ninguna deducción. Los defectos visibles deben comunicarse por escrito antes del fin de la semana. El tamaño de los envases y el importe de los gastos de envío figuran en la página siguiente, junto con la dirección.',
	it: "La consegna avviene entro quattordici giorni dalla conferma dell'ordine. Il pagamento è dovuto trenta giorni dopo la data della fattura, senza alcuna detrazione. I difetti visibili devono essere comunicati per iscritto prima della fine della settimana. Le dimensioni dei contenitori e le spese di spedizione sono indicate nella pagina seguente, dove si trova anche la nostra città.",
};

const paragraphs = (language: string): string => Array.from({ length: 4 }, () => TEXTS[language]).join('\n\n');
const html = (body: string): string => `<html lang="en"><style>body { font-size: 10pt }</style>${body}</html>`;
const cells = Array.from(
	{ length: 20 },
	(_, row) => `<tr><td>Article ${1000 + row}<td>Delivered<td>${row + 3} pieces<td>${row * 17 + 12}.50`,
);

interface Row extends ScanOptions {
	readonly name: string;
	readonly language: string;
	readonly source: readonly ['markdown_to_pdf' | 'html_to_pdf', string];
	readonly deskew?: boolean;
	/** The goal: the least share of words that are found. */
	readonly goal: number;
}

const ENGLISH = ['markdown_to_pdf', paragraphs('en')] as const;
const COLUMNS = `<div style="column-count: 2">${paragraphs('en').replaceAll('\n\n', '<p>')}</div>`;
const ROWS: readonly Row[] = [
	...[150, 200, 300].map((resolution): Row => ({
		name: `${resolution} dpi`,
		language: 'en',
		source: ENGLISH,
		resolution,
		goal: resolution === 300 ? 0.97 : 0.9,
	})),
	{ name: '200 dpi, turned by 0.7 degrees', language: 'en', source: ENGLISH, resolution: 200, turned: 0.7, goal: 0.9 },
	{
		name: '200 dpi, turned by 3 degrees, deskew',
		language: 'en',
		source: ENGLISH,
		resolution: 200,
		turned: 3,
		deskew: true,
		goal: 0.9,
	},
	{ name: '200 dpi, noisy', language: 'en', source: ENGLISH, resolution: 200, noise: 60, goal: 0.9 },
	{ name: '300 dpi, two columns', language: 'en', source: ['html_to_pdf', html(COLUMNS)], resolution: 300, goal: 0.97 },
	{
		name: '300 dpi, table',
		language: 'en',
		source: ['html_to_pdf', html(`<table>${cells.join('')}</table>`)],
		resolution: 300,
		goal: 0.97,
	},
	...['de', 'fr', 'es', 'it'].map((language): Row => ({
		name: `300 dpi, ${language}`,
		language,
		source: ['markdown_to_pdf', paragraphs(language)],
		resolution: 300,
		goal: 0.97,
	})),
];

/** How many of the words are found, and how many of those at their place. A word counts once. */
function compare(
	wanted: readonly Word[],
	found: readonly Word[],
	{ turned = 0 }: Row,
): { readonly found: number; readonly near: number } {
	const left = new Map<string, Word[]>();
	for (const word of found) left.set(word.text, [...(left.get(word.text) ?? []), word]);
	let [count, near] = [0, 0];
	for (const word of wanted) {
		const place = turnedMiddle(word, (turned * Math.PI) / 180);
		const same = left.get(word.text) ?? [];
		const distances = same.map((one) => Math.hypot(...difference(middle(one), place)));
		const best = distances.indexOf(Math.min(...distances));
		if (best < 0) continue;
		count += 1;
		if (distances[best]! <= NEAR) near += 1;
		same.splice(best, 1);
	}
	return { found: count, near };
}

type Point = readonly [x: number, y: number];
const middle = ({ box }: Word): Point => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
const difference = (one: Point, other: Point): [number, number] => [one[0] - other[0], one[1] - other[1]];

/** Where the scan shows the word: pages are turned around their middle, clockwise. */
function turnedMiddle(word: Word, angle: number): Point {
	const [across, down] = difference(middle(word), [A4.width / 2, A4.height / 2]);
	return [
		across * Math.cos(angle) - down * Math.sin(angle) + A4.width / 2,
		across * Math.sin(angle) + down * Math.cos(angle) + A4.height / 2,
	];
}

const harm = (words: readonly Word[]): Word[] =>
	words.map((word, index) => ({
		text: index % 4 === 3 ? `${[...word.text].reverse().join('')}~` : word.text,
		box: index % 2 === 1 ? [word.box[0] + 3 * NEAR, word.box[1], word.box[2] + 3 * NEAR, word.box[3]] : word.box,
	}));

const entry = await buildWorker(path.resolve(ROOT), 'recognizing');
const backend = localHere({}, threadPorts, pause, { recognition: { entry, folder: languageData(), cure: '' } });
const MEGABYTE = 1024 * 1024;
const SMALL = { width: 210, height: 148 };

/** The memory of the process, threads included, in four parts of the time. */
async function measureMemory(pages: number): Promise<void> {
	const [name, text] = ['markdown_to_pdf', TEXTS['en']!.slice(0, 160)] as const;
	const options = decode(name, { page_size: 'A4' });
	const made = (await backend.run(name, [{ name: 'text', bytes: Buffer.from(text) }], options)).documents[0]!;
	const scan = { name: 'scan.pdf', bytes: await scanOf(made.bytes, [SMALL], { resolution: 300 }) };
	const copies = Array.from({ length: pages }, () => scan);
	const whole = (await backend.run('merge_documents', copies, decode('merge_documents', {}))).documents[0]!;
	const before = process.memoryUsage.rss();
	const seen: number[] = [];
	const timer = setInterval(() => seen.push(process.memoryUsage.rss()), 200);
	const { facts } = await backend.run('recognize_text', [whole], decode('recognize_text', { languages: 'en' }));
	clearInterval(timer);
	const quarter = Math.ceil(seen.length / 4);
	const highest = [0, 1, 2, 3].map((at) => Math.max(...seen.slice(at * quarter, (at + 1) * quarter)));
	const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
	console.log(`${JSON.stringify(facts)}; ${megabytes(before)} before`);
	console.log(`highest in each quarter of the time: ${highest.map(megabytes).join(', ')}`);
}

if (long > 0) {
	await measureMemory(long);
	process.exit(0);
}

const rows: string[][] = [];
let missed = 0;
for (const row of ROWS.filter(({ name }) => only.test(name))) {
	const [maker, text] = row.source;
	const input = { name: 'text', bytes: Buffer.from(text) };
	const made = (await backend.run(maker, [input], decode(maker, { page_size: 'A4' }))).documents[0]!;
	const scan = await scanOf(
		made.bytes,
		Array.from({ length: made.pageCount! }, () => A4),
		row,
	);
	const parameters = decode('recognize_text', { languages: row.language, deskew: String(row.deskew ?? false) });
	const before = process.cpuUsage();
	const { documents, facts } = await backend.run('recognize_text', [{ name: 'scan.pdf', bytes: scan }], parameters);
	const { user, system } = process.cpuUsage(before);
	const [wanted, seen] = [wordBoxes(made.bytes), wordBoxes(documents[0]!.bytes)];
	const all = wanted.flat().length;
	let [found, near] = [0, 0];
	for (const [page, words] of wanted.entries()) {
		const result = compare(words, control ? harm(seen[page] ?? []) : (seen[page] ?? []), row);
		found += result.found;
		near += result.near;
	}
	const isMet = found / all >= row.goal && near / found >= 0.98;
	if (!isMet) missed += 1;
	const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
	const seconds = (user + system) / 1e6 / made.pageCount!;
	const told = typeof facts['confidence'] === 'number' ? String(facts['confidence']) : '';
	rows.push([
		row.name,
		String(all),
		percent(found / all),
		percent(near / found),
		told,
		`${seconds.toFixed(1)} s`,
		isMet ? '' : 'MISSED',
	]);
}
const heads = ['', 'words', 'found', `within ${NEAR} pt`, 'confidence', 'a page', ''];
console.log(aligned(table(heads, rows)));
console.log(`\n${rows.length - missed} of ${rows.length} rows reach their goal`);
process.exitCode = missed === 0 ? 0 : 1;
