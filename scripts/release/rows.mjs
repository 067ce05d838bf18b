/**
 * The measurements that a release needs, in their order (CONTRIBUTING.md, Publishing). `minutes`: about, on two cores. `paths`: what a
 * result depends on, and `apart` what it does not although it is there; a result of an earlier commit holds while nothing else there has
 * changed. `folder`: the option of the command line
 * that names the documents. `last`: the line of the output that is the figure; without it, the last one. `told`: the figure in words,
 * where that line is JSON. `more`: where docs/figures.md finds the explanation.
 *
 * @typedef {{ id: string, claim: string, command: string, minutes: number, paths: readonly string[], apart?: readonly string[], folder?: string, last?: RegExp,
 *   told?: (totals: Readonly<Record<string, number>>) => string, more?: string }} Row
 */

const ENGINE = ['shared/', 'package-lock.json'];
/** Only html_to_pdf has these rooms: results of operations on PDF documents do not depend on them. */
const HTML = ['shared/html/', 'shared/local/html/', 'shared/local/html-to-pdf.ts', 'shared/model/layout/'];
const NODE = [...ENGINE, 'nodes/', 'credentials/', 'scripts/'];
const ALL = ['.'];
/** Totals of a measurement as JSON. */
const TOTALS = /^\{.*\}$/m;
const redactions = (totals) =>
	`${totals.before} places in ${totals.files} documents before, ${totals.left} after; ${totals.refused} refused by name`;
const TESTS = /^\d[\d,]* passed, .*/m;

/** @type {readonly Row[]} */
export const rows = [
	{
		id: 'start',
		claim: 'The first command of the README works',
		command: 'npm start',
		minutes: 3,
		paths: ALL,
		last: /^\d+ of \d+ operations ran/m,
	},
	{ id: 'test', claim: 'The sample of the tests passes', command: 'npm test', minutes: 12, paths: ALL, last: TESTS },
	{ id: 'bare', claim: 'It passes with Node alone', command: 'npm run test:bare', minutes: 9, paths: ALL, last: TESTS },
	{ id: 'all', claim: 'All tests pass', command: 'npm run test:all', minutes: 20, paths: ALL, last: TESTS },
	{
		id: 'node24',
		claim: 'All tests pass on Node 24',
		command: '$(node scripts/node24.mjs) scripts/test.mjs --all',
		minutes: 20,
		paths: ALL,
		last: TESTS,
	},
	{ id: 'scan', claim: "n8n's scan of the package", command: 'npm run build:node && npm run scan', minutes: 3, paths: NODE },
	{
		id: 'publish',
		claim: 'Both packages install by name',
		command: 'npm run build:node && npm run publish:dry',
		minutes: 3,
		paths: ALL,
	},
	{ id: 'library', claim: 'Node, Bun and Deno import the library', command: 'npm run check:package', minutes: 2, paths: ALL },
	{ id: 'e2e', claim: 'It works in a real n8n', command: 'npm run e2e', minutes: 45, paths: NODE },
	{ id: 'queue', claim: 'Queue mode of n8n', command: 'npm run e2e:queue', minutes: 15, paths: NODE },
	{ id: 'many', claim: '200 files in n8n, beside its own node', command: 'npm run e2e:speed', minutes: 2, paths: NODE },
	{
		id: 'windows',
		claim: 'The bundle on the Node of Windows',
		command: 'npm run windows',
		minutes: 5,
		paths: ['action/', 'runs/', ...ENGINE],
	},
	{
		id: 'bench',
		claim: 'Times and memory',
		command: 'npm run bench -- --rounds 3',
		minutes: 35,
		paths: ENGINE,
		last: /^\d+ of \d+ goals are missed/m,
	},
	{
		id: 'action',
		claim: 'A step of the Action',
		command: 'npm run bench -- --only action',
		minutes: 10,
		paths: ['action/', 'runs/', ...ENGINE],
	},
	{
		id: 'soak',
		claim: 'The service under load',
		command: 'npm run soak -- --seconds 30',
		minutes: 3,
		paths: ['server/', ...ENGINE],
	},
	{
		id: 'memory',
		claim: 'The service in 2 GB',
		command: 'npm run soak -- --limit 2000MB --clients 2',
		minutes: 4,
		paths: ['server/', ...ENGINE],
	},
	{ id: 'redis', claim: 'Redis hangs', command: 'npm run soak -- --hang redis', minutes: 2, paths: ['server/'] },
	{ id: 'poison', claim: 'A job that kills instances', command: 'npm run soak -- --poison', minutes: 3, paths: ['server/'] },
	{ id: 'steps', claim: 'No step is long', command: 'npm run steps -- FOLDER', minutes: 60, paths: ENGINE, folder: 'hostile' },
	...[404, 505, 606].map((seed) => ({
		id: `fuzz-${seed}`,
		claim: `Hostile input breaks nothing (seed ${seed})`,
		command: `npm run fuzz -- --minutes 15 --seed ${seed}`,
		minutes: 16,
		paths: [...ENGINE, 'fuzz/'],
		more: '../bench/README.md#fuzzing',
	})),
	{
		id: 'corpus',
		claim: 'Any operation on any public document',
		command: 'npm run corpus -- FOLDER --judge full --rivals none --chain 10 --jobs 1',
		minutes: 90,
		paths: ENGINE,
		apart: HTML,
		folder: 'corpus',
		more: '../bench/README.md#the-corpus',
	},
	{
		id: 'odd',
		claim: 'Odd documents stay right',
		command: 'npm run odd -- --seed 771101',
		minutes: 30,
		paths: ENGINE,
		apart: HTML,
		more: '../bench/README.md#odd-but-legal-documents',
	},
	{
		id: 'geometry',
		claim: 'Pages take everything along',
		command: 'npm run geometry -- FOLDER',
		minutes: 60,
		paths: ENGINE,
		apart: HTML,
		folder: 'corpus',
		more: '../bench/README.md#what-moves-with-pages',
	},
	{
		id: 'reading',
		claim: 'Text as others read it',
		command: 'npm run reading -- FOLDER',
		minutes: 20,
		paths: ENGINE,
		apart: HTML,
		folder: 'corpus',
		more: '../bench/README.md#reading-text',
	},
	{
		id: 'comparing',
		claim: 'Every change is found',
		command: 'npm run comparing -- FOLDER --every 12',
		minutes: 40,
		paths: ENGINE,
		apart: HTML,
		folder: 'corpus',
		more: '../bench/README.md#comparing',
	},
	{
		id: 'drawing',
		claim: 'Pages are drawn as others draw them',
		command: 'npm run drawing -- FOLDER',
		minutes: 30,
		paths: ENGINE,
		apart: HTML,
		folder: 'corpus',
		last: /^\d+ documents, .*/m,
	},
	{
		id: 'drawing-damaged',
		claim: 'Damaged documents do no harm to the process that draws them',
		command: 'npm run drawing:damaged -- FOLDER',
		minutes: 20,
		paths: ENGINE,
		apart: HTML,
		folder: 'corpus',
	},
	{
		id: 'printing',
		claim: 'HTML is printed as Chromium prints it',
		command: 'npm run printing -- FOLDER',
		minutes: 5,
		paths: ENGINE,
		folder: 'html',
	},
	{
		id: 'redacting',
		claim: 'Nothing is left after redaction',
		command: 'npm run redacting -- FOLDER',
		minutes: 20,
		paths: ENGINE,
		apart: HTML,
		folder: 'corpus',
		last: TOTALS,
		told: (totals) => `${redactions(totals)}; ${totals.changedPages} of ${totals.pages} pages changed beside the marks`,
		more: '../bench/README.md#redactions',
	},
	{
		id: 'redacting-planted',
		claim: 'Nothing is left of a secret that is planted in every place of real documents',
		command: 'npm run redacting -- FOLDER --planted',
		minutes: 20,
		paths: ENGINE,
		apart: HTML,
		folder: 'corpus',
		last: TOTALS,
		told: (totals) => `${redactions(totals)}, ${totals.unchanged} that pdf-lib or poppler cannot read`,
		more: '../bench/README.md#redactions',
	},
	{
		id: 'signatures',
		claim: 'Signatures are checked as others check them',
		command: 'npm run signatures -- FOLDER',
		minutes: 10,
		paths: ENGINE,
		apart: HTML,
		folder: 'signed',
		last: TOTALS,
		told: (totals) =>
			`${totals.agree} agree with pdfsig, ${totals.stricter} stricter, ${totals.milder} milder; ${totals['not read by pdfsig']} that it does not read`,
	},
	{
		id: 'invoices',
		claim: 'E-invoices by the official rules',
		command: 'npm run invoices -- FOLDER/xrechnung --rules FOLDER',
		minutes: 15,
		paths: ENGINE,
		apart: HTML,
		folder: 'en16931',
		last: TOTALS,
		told: (totals) => `${totals.agree} agree, ${totals['too few']} with too few findings, ${totals['too many']} with too many`,
	},
];
