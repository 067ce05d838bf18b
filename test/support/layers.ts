/** The layers of the project, and what each may import: hosts → adapters → port → operations → errors, never the other way. */

export interface Layer {
	/** Folder, or file without ending. The first layer that matches a file is its layer. */
	readonly part: string;
	/** Parts of the project that it may import besides itself. */
	readonly from: readonly string[];
	/** Packages that it may import. `node:` means all of Node. */
	readonly packages: readonly string[];
}

/** Every host and adapter may use these. */
const CONTRACT = ['shared/contract', 'shared/file-names', 'shared/patterns', 'shared/sentences'];

/** A folder in rooms, each of which may import those before it. `not` names rooms that it does not need. */
interface Room {
	readonly name: string;
	readonly packages: readonly string[];
	readonly not?: readonly string[];
}

const inOrder = (host: string, rooms: readonly Room[], from: readonly string[]): Layer[] =>
	rooms.map(({ name, packages, not = [] }, at) => ({
		part: `${host}/${name}`,
		from: [...from, ...rooms.slice(0, at).flatMap((lower) => (not.includes(lower.name) ? [] : [`${host}/${lower.name}`]))],
		packages,
	}));

/**
 * The parts of the engine, each of which may import those before it. It knows no library but the one that deflates: fontkit shapes
 * stamps and nothing else. `pages` comes before `document`, because a document has a page tree; the page tree and the
 * readers see the document as the interfaces of `object-source`.
 */
function engine(): Layer[] {
	const parts = [
		{ name: 'limits', packages: [] },
		{ name: 'scratch', packages: [] },
		{ name: 'fingerprint', packages: [] },
		{ name: 'codec', packages: [] },
		{ name: 'budget', packages: [] },
		{ name: 'large-data', packages: [] },
		{ name: 'memory', packages: [] },
		{ name: 'asked-objects', packages: [] },
		{ name: 'job', packages: [] },
		{ name: 'object-table', packages: [] },
		{ name: 'syntax', packages: ['fflate'] },
		{ name: 'filters', packages: ['fflate'] },
		{ name: 'security', packages: ['node:crypto'] },
		{ name: 'object-source', packages: [] },
		{ name: 'read', packages: [] },
		{ name: 'pages', packages: [] },
		{ name: 'object-changes', packages: [] },
		{ name: 'document', packages: [] },
		{ name: 'reachability', packages: [] },
		{ name: 'lost-content', packages: [] },
		{ name: 'open-document', packages: [] },
		{ name: 'write', packages: ['node:crypto'], not: ['open-document'] },
	];
	return inOrder('shared/pdf', parts, ['shared/contract/errors', 'shared/sentences', 'shared/inflate', 'shared/pace']);
}

/** Of hosts that work on files of a disk: texts, paths, what to do, with which files, doing it, and where. */
const runs = (): Layer[] =>
	inOrder(
		'runs',
		[
			{ name: 'messages', packages: [] },
			{ name: 'disk', packages: ['node:'] },
			{ name: 'steps', packages: ['node:path', 'yaml'] },
			{ name: 'files', packages: ['node:', '@actions/glob'] },
			{ name: 'jobs', packages: ['node:path'] },
			{ name: 'backends', packages: ['node:', 'undici'] },
		],
		['shared', 'workers'],
	);

/** Inputs, files, and reporting. `main` puts them together. */
const action = (): Layer[] =>
	inOrder(
		'action',
		[
			{ name: 'bundle', packages: ['fflate', 'fflate/browser', 'node:path'] },
			{ name: 'messages', packages: ['@actions/core'] },
			{ name: 'steps', packages: [] },
			{ name: 'files', packages: ['node:', '@actions/core', '@actions/github'] },
			{ name: 'results', packages: ['node:', '@actions/core'] },
			{ name: 'main', packages: ['node:fs', '@actions/core'] },
			{ name: 'start', packages: ['@actions/core'] },
			{ name: 'index', packages: ['node:worker_threads'] },
		],
		['shared', 'workers', 'runs'],
	);

/** Texts and streams, the command line, doing it, jobs, and reporting it. `main` puts them together. */
const cli = (): Layer[] => [
	{ part: 'cli/bundle', from: [], packages: [] },
	{
		part: 'cli',
		from: ['shared', 'workers', 'runs', 'package.json'],
		packages: ['node:', 'commander', 'cli-progress', 'chokidar'],
	},
];

const TELEMETRY = [
	'api',
	'exporter-logs-otlp-http',
	'exporter-metrics-otlp-http',
	'exporter-trace-otlp-http',
	'resources',
	'sdk-logs',
	'sdk-metrics',
	'sdk-trace-node',
].map((name) => `@opentelemetry/${name}`);

/** Where jobs may be kept. Only `open-jobs` knows which it is. */
const PLACES = ['jobs/disk', 'jobs/s3', 'jobs/redis'];

/** HTTP without operations, how much at a time, requests and answers of the contract, the service over a backend. */
const server = (): Layer[] =>
	inOrder(
		'server',
		[
			{ name: 'http', packages: ['node:', '@fastify/busboy'] },
			{ name: 'limits', packages: ['node:'] },
			{ name: 'tokens', packages: ['node:crypto', 'jose'] },
			{ name: 'contract', packages: [], not: ['limits', 'tokens'] },
			{ name: 'telemetry', packages: TELEMETRY, not: ['limits', 'tokens', 'contract'] },
			{ name: 'jobs/core', packages: ['node:'], not: ['limits', 'telemetry'] },
			{ name: 'jobs/disk', packages: ['node:'], not: ['limits', 'telemetry'] },
			{ name: 'jobs/s3', packages: ['node:', 'aws4fetch'], not: ['limits', 'telemetry', 'jobs/disk'] },
			{ name: 'jobs/redis', packages: ['node:', 'bullmq', 'ioredis'], not: ['limits', 'telemetry', 'jobs/disk', 'jobs/s3'] },
			{ name: 'quotas', packages: ['node:crypto'], not: ['tokens', 'contract', 'telemetry', 'jobs/disk', 'jobs/s3'] },
			{ name: 'callbacks', packages: ['node:'], not: ['contract', 'telemetry', 'jobs/core', ...PLACES] },
			{
				name: 'service',
				packages: ['node:http', 'node:net', 'node:stream', 'fastify', 'prom-client'],
				not: [...PLACES, 'quotas'],
			},
			{ name: 'settings', packages: ['node:os', 'node:fs'], not: ['contract', 'telemetry', 'service', 'jobs/core', ...PLACES] },
			{ name: 'open-jobs', packages: [], not: ['contract', 'telemetry', 'service'] },
			{ name: 'open-callers', packages: [], not: ['contract', 'telemetry', ...PLACES] },
			{ name: 'start', packages: ['node:'] },
			{ name: 'index', packages: [] },
			{ name: 'serve', packages: ['node:fs'] },
			{ name: 'health', packages: ['node:http', 'node:https'] },
		],
		['shared', 'workers', 'scripts/build-worker', 'package.json'],
	);

/** Rooms of `shared/model` that interpret content, each for its own purpose. */
const GUESTS = ['text', 'drawn', 'look', 'drawing'];

/**
 * The rooms of `shared/model`: what documents are made of. Each may import the engine and the rooms before it. They know nothing
 * of operations: the data that they give is JSON, and the notes that they make are those of the port.
 */
function model(): Layer[] {
	const rooms = [
		{ name: 'tree', packages: [] },
		{ name: 'geometry', packages: [] },
		{ name: 'qr', packages: ['@nuintun/qrcode'] },
		{ name: 'metadata', packages: [] },
		{ name: 'content', packages: [] },
		{ name: 'font', packages: ['node:crypto', '@pdf-lib/fontkit', 'bidi-js'] },
		{ name: 'setting', packages: ['linebreak'] },
		{ name: 'image', packages: ['node:crypto', 'fflate'] },
		{ name: 'navigation', packages: [] },
		{ name: 'annotation', packages: [] },
		{ name: 'form', packages: [] },
		{ name: 'comments', packages: [] },
		{ name: 'structure', packages: [] },
		{ name: 'moving', packages: [] },
		{ name: 'layers', packages: [] },
		{ name: 'interpreter', packages: [] },
		{ name: 'attachment', packages: ['node:crypto'] },
		{ name: 'invoice', packages: [] },
		{ name: 'foreign', packages: ['node:crypto'] },
		// Guests of the interpreter, which do not know one another.
		{ name: 'text', packages: [] },
		{ name: 'drawn', packages: [], not: ['text'] },
		{ name: 'look', packages: ['node:crypto'], not: ['text', 'drawn'] },
		{ name: 'drawing', packages: ['node:crypto', '@hyzyla/pdfium/pdfium.wasm'], not: ['text', 'drawn', 'look'] },
		{ name: 'prune', packages: [], not: GUESTS },
		{ name: 'cleaning', packages: [], not: GUESTS },
		{ name: 'certificate', packages: ['node:crypto'], not: GUESTS },
		{ name: 'signature', packages: ['node:crypto'], not: GUESTS },
		{ name: 'redaction', packages: [], not: ['drawn', 'look'] },
		{ name: 'making', packages: ['pdf-lib'], not: [...GUESTS, 'cleaning', 'redaction'] },
		{ name: 'layout', packages: [], not: [...GUESTS, 'cleaning', 'redaction'] },
		{ name: 'recognition', packages: [], not: [...GUESTS, 'cleaning', 'redaction', 'layout'] },
	];
	const below = [
		'shared/contract/errors',
		'shared/contract/backend',
		'shared/contract/notes',
		'shared/contract/lent',
		'shared/sentences',
		'shared/contract/suggest',
		'shared/contract/values/dates',
		'shared/contract/values/text-formats',
		'shared/crc32',
		'shared/iban',
		'shared/pace',
		'shared/pdf',
	];
	return inOrder('shared/model', rooms, below);
}

/**
 * The local adapter: a file for each operation at the top, and rooms in which results are assembled. A room may import the rooms
 * before it; only the files at the top import every room.
 */
function local(): Layer[] {
	const rooms = [
		{ name: 'prepared', packages: ['node:crypto'] },
		{ name: 'operation', packages: [] },
		{ name: 'pages', packages: [] },
		{ name: 'protection', packages: ['node:crypto'] },
		{ name: 'text', packages: [] },
		{ name: 'redaction', packages: ['node:crypto'] },
		{ name: 'lists', packages: [] },
		{ name: 'info', packages: [] },
		{ name: 'annotations', packages: [] },
		{ name: 'form', packages: [] },
		{ name: 'drawing', packages: [] },
		{ name: 'recognition', packages: [] },
		{ name: 'images', packages: [] },
		{ name: 'optimize', packages: [] },
		{ name: 'split', packages: [] },
		{ name: 'merge', packages: [] },
		{ name: 'signing', packages: [] },
		{ name: 'stamp', packages: ['node:crypto', 'fflate', '@pdf-lib/fontkit'] },
		{ name: 'compare', packages: ['node:crypto', 'diff'] },
		{ name: 'markdown', packages: [] },
		{ name: 'html', packages: [] },
		{ name: 'e-invoice', packages: [] },
	];
	const below = [
		...CONTRACT,
		'shared/iban',
		'shared/pace',
		'shared/pdf',
		'shared/model',
		'shared/template',
		'shared/markdown',
		'shared/html',
		'shared/recognized',
	];
	return [...inOrder('shared/local', rooms, below), { part: 'shared/local', from: below, packages: ['node:crypto', 'fflate'] }];
}

/** The values of fields: each kind of text, then the words about them, then the reading of all. */
const values = (): Layer[] =>
	inOrder(
		'shared/contract/values',
		[
			{ name: 'page-items', packages: [] },
			{ name: 'page-order', packages: [] },
			{ name: 'page-set', packages: [], not: ['page-order'] },
			{ name: 'page-spelling', packages: [], not: ['page-set'] },
			{ name: 'colors', packages: [], not: PAGE_LISTS },
			{ name: 'measures', packages: [], not: PAGE_LISTS },
			{ name: 'page-sides', packages: [], not: PAGE_LISTS },
			{ name: 'dates', packages: [], not: PAGE_LISTS },
			{ name: 'number-format', packages: [], not: PAGE_LISTS },
			{ name: 'running-line', packages: [], not: PAGE_LISTS },
			{ name: 'text-formats', packages: [], not: PAGE_LISTS },
			{ name: 'json-value', packages: [], not: PAGE_LISTS },
			{ name: 'expectation', packages: [], not: PAGE_LISTS },
			{ name: 'decode', packages: [] },
		],
		['shared/contract/operations', 'shared/contract/errors', 'shared/contract/json', 'shared/sentences'],
	);

const PAGE_LISTS = ['page-items', 'page-order', 'page-set', 'page-spelling'];
/** Additions to the language, which import nothing. */
export const EVERYWHERE = ['shared/lists', 'shared/compose-text', 'shared/utf8'];

export const LAYERS: readonly Layer[] = [
	...EVERYWHERE.map((part) => ({ part, from: [], packages: [] })),
	{ part: 'shared/contract/operations', from: [], packages: [] },
	{ part: 'shared/contract/errors', from: [], packages: [] },
	{ part: 'shared/contract/lent', from: [], packages: [] },
	{ part: 'shared/contract/names', from: ['shared/contract/operations'], packages: [] },
	{ part: 'shared/sentences', from: [], packages: [] },
	{ part: 'shared/contract/suggest', from: [], packages: [] },
	{ part: 'shared/pace', from: ['shared/contract/errors', 'shared/sentences'], packages: [] },
	{ part: 'shared/contract/json', from: [], packages: [] },
	...values(),
	{
		part: 'shared/contract/check-report',
		from: ['shared/contract/errors', 'shared/contract/json', 'shared/contract/operations'],
		packages: [],
	},
	{
		part: 'shared/template',
		from: [
			'shared/contract/errors',
			'shared/contract/json',
			'shared/contract/operations',
			'shared/contract/suggest',
			'shared/pace',
		],
		packages: [],
	},
	{ part: 'shared/contract/ports', from: ['shared/contract/operations', 'shared/contract/errors'], packages: [] },
	{ part: 'shared/contract/notes', from: [], packages: [] },
	{
		part: 'shared/contract/backend',
		from: ['shared/contract/errors', 'shared/contract/operations', 'shared/contract/notes'],
		packages: [],
	},
	{ part: 'shared/file-names/safe-names', from: ['shared/pace'], packages: [] },
	{ part: 'shared/file-names/part-names', from: [], packages: [] },
	{ part: 'shared/contract/text-result', from: ['shared/contract/operations'], packages: [] },
	{ part: 'shared/file-names/wildcards', from: [], packages: [] },
	{ part: 'shared/crc32', from: [], packages: [] },
	{ part: 'shared/inflate', from: [], packages: [] },
	{ part: 'shared/iban', from: [], packages: [] },
	{ part: 'shared/contract/facts', from: ['shared/contract/operations'], packages: [] },
	{
		part: 'shared/contract/outcome-header',
		from: [
			'shared/contract/operations',
			'shared/contract/facts',
			'shared/contract/backend',
			'shared/contract/notes',
			'shared/contract/json',
			'shared/sentences',
		],
		packages: [],
	},
	{ part: 'shared/contract/html-encoding', from: [], packages: [] },
	{
		part: 'shared/contract/documents',
		from: ['shared/contract/errors', 'shared/contract/operations', 'shared/contract/backend', 'shared/contract/html-encoding'],
		packages: [],
	},
	{
		part: 'shared/packaging',
		from: [
			'shared/contract/errors',
			'shared/contract/backend',
			'shared/contract/json',
			'shared/file-names/safe-names',
			'shared/file-names/part-names',
			'shared/crc32',
			'shared/inflate',
			'shared/pace',
		],
		packages: ['node:crypto'],
	},
	...engine(),
	{ part: 'shared/patterns', from: ['shared/contract/errors', 'shared/pace'], packages: ['re2js'] },
	{
		part: 'shared/markdown',
		from: ['shared/contract/errors', 'shared/contract/json', 'shared/pace', 'shared/template'],
		packages: ['mdast-util-from-markdown', 'mdast-util-gfm', 'micromark-extension-gfm', 'yaml'],
	},
	...model(),
	{
		part: 'shared/recognized',
		from: ['shared/contract/json', 'shared/pace', 'shared/model/metadata'],
		packages: [],
	},
	{
		part: 'shared/html',
		from: [
			'shared/contract/errors',
			'shared/contract/values/colors',
			'shared/pace',
			'shared/template',
			'shared/markdown',
			'shared/model/geometry',
			'shared/model/content',
			'shared/model/layout',
		],
		packages: ['parse5', 'css-tree', 'css-tree/parser'],
	},
	...local(),
	{
		part: 'shared/remote',
		from: [...CONTRACT, 'shared/packaging', 'shared/pace'],
		packages: ['formdata-node', 'form-data-encoder'],
	},
	{ part: 'shared', from: CONTRACT, packages: [] },
	{ part: 'nodes', from: ['shared', 'credentials'], packages: ['n8n-workflow'] },
	{ part: 'credentials', from: ['shared'], packages: ['n8n-workflow'] },
	// Shared by hosts with threads. Threads are theirs: nothing in shared/ knows them.
	{
		part: 'workers/recognition/tesseract',
		from: ['shared', 'workers/recognition'],
		packages: ['node:', 'tesseract.js-core/tesseract-core-simd-lstm.js', 'tesseract.js-core/tesseract-core-simd-lstm.wasm'],
	},
	{ part: 'workers', from: ['shared'], packages: ['node:'] },
	...runs(),
	...action(),
	...cli(),
	{
		part: 'lib/browser',
		from: ['shared'],
		packages: ['buffer', '@noble/ciphers/aes', '@noble/hashes/legacy', '@noble/hashes/sha2'],
	},
	{ part: 'lib', from: ['shared', 'workers'], packages: [] },
	...server(),
];
