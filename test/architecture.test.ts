/** Which layer may import which: hosts → adapters → port → operations → errors, never the other way. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EVERYWHERE, LAYERS } from './support/layers';

const root = path.join(__dirname, '..');

interface Import {
	readonly file: string;
	readonly specifier: string;
	readonly typeOnly: boolean;
}

const within = (file: string, part: string) =>
	file === part || file === `${part}.ts` || file === `${part}.mts` || file.startsWith(`${part}/`);
const layerOf = (file: string) => LAYERS.find(({ part }) => within(file, part));

/** The formatter gives every import this shape. */
const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

function importsOf(file: string): Import[] {
	const text = readFileSync(path.join(root, file), 'utf8');
	return [...text.matchAll(IMPORT)].map(([, type, fixed, dynamic]) => ({
		file,
		specifier: (fixed ?? dynamic)!,
		typeOnly: type !== undefined,
	}));
}

/** The file that a relative specifier means, from the root; undefined for a package. */
function target({ file, specifier }: Import): string | undefined {
	if (!specifier.startsWith('.')) return undefined;
	const base = path.posix.join(path.posix.dirname(file), specifier);
	const candidates = [base, ...['.ts', '.mts', '.json', '/index.ts'].map((ending) => base + ending)];
	return candidates.find((name) => existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile()) ?? base;
}

const files = ['shared', 'nodes', 'credentials', 'action', 'runs', 'cli', 'lib', 'server', 'workers'].flatMap((folder) =>
	readdirSync(path.join(root, folder), { recursive: true })
		.map((entry) => path.posix.join(folder, String(entry).replaceAll('\\', '/')))
		.filter((file) => /\.m?ts$/.test(file) && !file.endsWith('.d.ts')),
);
const imports = files.flatMap(importsOf);

test('assigns every source to a layer', () => {
	expect(files.length).toBeGreaterThan(30);
	expect(imports.length).toBeGreaterThan(files.length);
	expect(files.filter((file) => !layerOf(file))).toEqual([]);
});

/** The names in backticks of a text. */
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

test('describes the rooms in docs/design.md, in the order in which they import each other', () => {
	const design = readFileSync(path.join(root, 'docs/design.md'), 'utf8');
	const roomsOf = (host: string) =>
		LAYERS.flatMap(({ part }) => (part.startsWith(`${host}/`) ? [part.slice(host.length + 1)] : []));
	const rowsAfter = (header: string) =>
		quoted(
			design
				.split(header)[1]!
				.split('\n\n')[0]!
				.replace(/^(\|[^|]*).*$/gm, '$1'),
		);

	expect(rowsAfter('| Room | What it holds |')).toEqual(roomsOf('shared/model'));
	expect(rowsAfter('| Part of `shared/pdf/` | What it does |').map((name) => name.replace('/', ''))).toEqual(
		roomsOf('shared/pdf'),
	);
	const folders = roomsOf('shared/local').filter((name) => !existsSync(path.join(root, `shared/local/${name}.ts`)));
	expect(quoted(/rooms for assembling results: (.*?), in this order/.exec(design)![1]!)).toEqual(folders);
});

test('lets layers and their parts import only layers and parts below them', () => {
	const wrong = imports.flatMap((one) => {
		const layer = layerOf(one.file)!;
		const to = target(one);
		if (to === undefined) return [];
		const allowed = [layer.part, ...layer.from, ...EVERYWHERE].some((part) => within(to, part));
		return allowed ? [] : [`${one.file} imports ${to}`];
	});
	expect(wrong).toEqual([]);
});

test('lets each layer import only its packages', () => {
	const wrong = imports.flatMap((one) => {
		if (one.specifier.startsWith('.')) return [];
		const { packages } = layerOf(one.file)!;
		const allowed = packages.some((name) => one.specifier === name || (name.endsWith(':') && one.specifier.startsWith(name)));
		return allowed ? [] : [`${one.file} imports ${one.specifier}`];
	});
	expect(wrong).toEqual([]);
});

/** The files and packages that are loaded with a file, at once. */
function loadedWith(first: string): Set<string> {
	const eager = new Set<string>();
	const visit = (file: string) => {
		if (eager.has(file)) return;
		eager.add(file);
		const text = readFileSync(path.join(root, file), 'utf8');
		for (const one of importsOf(file))
			if (!one.typeOnly && !text.includes(`import('${one.specifier}')`)) {
				const to = target(one);
				if (to === undefined) eager.add(one.specifier);
				else if (files.includes(to)) visit(to);
			}
	};
	visit(first);
	return eager;
}

test('loads libraries for drawing and for patterns only where they are needed', () => {
	const eager = loadedWith('shared/local/index.ts');
	expect(
		[...eager].filter((name) => name.includes('pdf-lib') || name === 're2js' || name === 'diff' || name === 'linebreak'),
	).toEqual([]);
});

test('loads the clients of Redis and S3 only in the service, and only if they are set', () => {
	for (const start of ['server/index.mts', 'server/serve.mts']) {
		const eager = loadedWith(start);
		expect(eager).toContain('server/open-jobs.ts');
		expect([...eager].filter((name) => /^(bullmq|ioredis|aws4fetch)$|^server\/jobs\/(redis|s3|disk)/.test(name))).toEqual([]);
	}
	const by = imports.filter(({ specifier }) => /^(bullmq|ioredis|aws4fetch)$/.test(specifier)).map(({ file }) => file);
	expect([...new Set(by.map((file) => path.posix.dirname(file)))].sort()).toEqual(['server/jobs/redis', 'server/jobs/s3']);
});

test('has no circular imports, type imports included', () => {
	const edges = new Map<string, string[]>();
	for (const one of imports) {
		const to = target(one);
		if (to !== undefined) edges.set(one.file, [...(edges.get(one.file) ?? []), to]);
	}
	const done = new Set<string>();
	const cycles: string[] = [];
	const visit = (file: string, trail: readonly string[]) => {
		if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
		else if (!done.has(file)) {
			for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
			done.add(file);
		}
	};
	for (const file of files) visit(file, []);
	expect(cycles).toEqual([]);
});

test('has no ring of folders', () => {
	const folderOf = (file: string) => path.posix.dirname(file);
	// The files at the top of an adapter assemble its rooms, and its rooms use the types at its top.
	const assembling = new Set(['shared', 'shared/local', 'shared/pdf', 'action', 'server']);
	const edges = new Map<string, Set<string>>();
	for (const one of imports) {
		const to = target(one);
		const from = folderOf(one.file);
		if (to === undefined || folderOf(to) === from || assembling.has(from) || assembling.has(folderOf(to))) continue;
		edges.set(from, (edges.get(from) ?? new Set()).add(folderOf(to)));
	}
	const rings: string[] = [];
	const done = new Set<string>();
	const visit = (folder: string, trail: readonly string[]) => {
		if (trail.includes(folder)) rings.push([...trail.slice(trail.indexOf(folder)), folder].join(' → '));
		else if (!done.has(folder)) {
			for (const next of edges.get(folder) ?? []) visit(next, [...trail, folder]);
			done.add(folder);
		}
	};
	for (const folder of edges.keys()) visit(folder, []);
	expect(rings).toEqual([]);
});
