// npm run scan : n8n's verification scan of the packed package. It lints three things: the files of the package, the sources, and the
// derived properties printed as a literal, which the rules can read. It does so with the rules of the installed versions, and with
// n8n's scanner, which it installs into .cache; with --offline, only with the former. In `npm test`, it looks at a sample of the
// package's modules, and at all that n8n loads by its name. Needs dist/ (npm run build:node). Exit code 1 on any error.
import { build } from 'esbuild';
import { ESLint } from 'eslint';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { forNode } from './esbuild-options.mjs';
import { fetched } from './fetched.mjs';
import { scanConfig } from './n8n/rules.mjs';
import { isOfSample } from './testing/sampled-files.mjs';

const SCANNER = '@n8n/scan-community-package';
const VERSION = '0.32.0';
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOADED_BY_NAME = /(^package\.json|\.node\.js|\.credentials\.js)$/;
const TARBALL_PATTERNS = ['**/*.js', 'package.json'];
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-scan-'));
let failed = false;

try {
	const published = copyPublished();
	const literal = await writeLiteral();
	await leg('published files, installed rules', () => lint(published, listed(published)));
	await leg('sources, installed rules', () => lint(root, sources(root)));
	await leg('derived properties, installed rules', () => lint(literal, sources(literal)));
	if (!process.argv.includes('--offline')) await withScanner(published, literal);
	checkContents(published);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
console.log(failed ? 'The package does not pass the verification scan' : 'The package passes the verification scan');
process.exitCode = failed ? 1 : 0;

async function leg(name, run) {
	const { passed, message, details } = await run();
	console.log(`${passed ? 'PASS' : 'FAIL'} ${name}${passed ? '' : `: ${message}`}`);
	if (details) console.log(details.replaceAll(folder, '').replaceAll(root + path.sep, ''));
	failed ||= !passed;
}

/** The files that npm would put into the tarball. */
function copyPublished() {
	const [{ files }] = JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--dry-run']));
	const target = path.join(folder, 'published');
	for (const { path: file } of files) cpSync(path.join(root, file), path.join(target, file));
	return target;
}

/** Through a shell on Windows, where npm is a script. */
function npm(args) {
	return execFileSync('npm', args, {
		cwd: root,
		encoding: 'utf8',
		shell: process.platform === 'win32',
		stdio: ['ignore', 'pipe', 'pipe'],
	});
}

/** A package whose node class has the derived properties as a literal, because the rules read syntax, not values. */
async function writeLiteral() {
	const target = path.join(folder, 'literal');
	for (const part of ['package.json', 'nodes', 'credentials'])
		cpSync(path.join(root, part), path.join(target, part), { recursive: true });
	const file = path.join(target, 'nodes', 'OctavoPdf', 'OctavoPdf.node.ts');
	const { properties } = await derived();
	const text = JSON.stringify(properties.map(sortResources), null, '\t').replace(/^(\t*)"([A-Za-z_]\w*)":/gm, '$1$2:');
	const source = readFileSync(file, 'utf8');
	const marker = /^\t\tproperties,$/m;
	if (!marker.test(source)) throw new Error('The node class has no line "properties," to put the literal in');
	writeFileSync(
		file,
		source.replace(marker, () => `\t\tproperties: ${text},`),
	);
	return target;
}

/** The rules want the order of labels; the panel has resources in the order of use on purpose (docs/semantics.md, D88). */
function sortResources(property) {
	if (property.name !== 'resource') return property;
	return { ...property, options: [...property.options].sort((one, other) => one.name.localeCompare(other.name)) };
}

async function derived() {
	const outfile = path.join(folder, 'properties.mjs');
	await build({
		...forNode,
		entryPoints: [path.join(root, 'nodes/OctavoPdf/panel/properties.ts')],
		outfile,
	});
	return await import(`file://${outfile}`);
}

async function withScanner(published, literal) {
	// The scanner names TypeScript 7, which its parser does not take.
	const modules = fetched('scanner', [`${SCANNER}@${VERSION}`], SCANNER, { typescript: '5.9.3' }, ['--legacy-peer-deps']);
	const { analyzePackage, buildScanConfig, SOURCE_FILE_PATTERNS } = await import(
		pathToFileURL(path.join(modules, SCANNER, 'scanner', 'scanner.mjs')).href
	);
	await leg('published files, scanner', () => analyzePackage(published, TARBALL_PATTERNS));
	await leg('sources, scanner', () => analyzePackage(root, SOURCE_FILE_PATTERNS));
	await leg('derived properties, scanner', () => analyzePackage(literal, SOURCE_FILE_PATTERNS));
	await leg('the installed rules are those of the scanner', async () => sameRules(await buildScanConfig()));
}

/** Compares what both say of a file of each kind, but for rules that only one version knows. */
async function sameRules(theirs) {
	const kinds = ['package.json', 'index.js', 'nodes/A/A.node.ts', 'credentials/A.credentials.ts'];
	const rulesOf = async (overrideConfig, file) => {
		const { rules } = await new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig }).calculateConfigForFile(file);
		return Object.entries(rules).map(([rule, [severity]]) => `${file}: ${rule} ${severity}`);
	};
	const [ours, others] = await Promise.all(
		[scanConfig, theirs].map(async (config) => (await Promise.all(kinds.map((file) => rulesOf(config, file)))).flat()),
	);
	const missing = others.filter((rule) => !ours.includes(rule));
	return { passed: others.length > 0 && missing.length === 0, message: missing.join(', ') };
}

async function lint(cwd, files) {
	const eslint = new ESLint({ cwd, allowInlineConfig: false, overrideConfigFile: true, overrideConfig: scanConfig });
	const results = await eslint.lintFiles(files);
	const passed = files.length > 0 && results.every(({ errorCount }) => errorCount === 0);
	const details = (await (await eslint.loadFormatter('stylish')).format(results)) || undefined;
	return { passed, message: 'ESLint violations found', details };
}

function sources(cwd) {
	return [
		'package.json',
		...['nodes', 'credentials'].flatMap((part) => walk(cwd, part).filter((file) => /\.(js|ts|json)$/.test(file))),
	];
}

function listed(cwd) {
	const { OCTAVO_TESTS, OCTAVO_SEED } = process.env;
	const files = walk(cwd, '.').filter((file) => file.endsWith('.js') || file === 'package.json');
	if (OCTAVO_TESTS !== 'sample') return files;
	return files.filter((file) => LOADED_BY_NAME.test(file) || isOfSample(file, OCTAVO_SEED));
}

function walk(cwd, part) {
	return readdirSync(path.join(cwd, part), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(cwd, path.join(entry.parentPath, entry.name)));
}

/** Compares the files of the tarball with those that must and must not be in it. */
function checkContents(published) {
	const files = walk(published, '.').map((file) => file.replaceAll(path.sep, '/'));
	const manifest = JSON.parse(readFileSync(path.join(published, 'package.json'), 'utf8'));
	const wanted = [
		...manifest.n8n.nodes,
		...manifest.n8n.credentials,
		'dist/nodes/OctavoPdf/OctavoPdf.node.json',
		'dist/nodes/OctavoPdf/octavoPdf.svg',
		'dist/nodes/OctavoPdf/octavoPdf.dark.svg',
		'dist/nodes/THIRD-PARTY-NOTICES.md',
		'LICENSE',
		'README.md',
	];
	const missing = wanted.filter((file) => !files.includes(file));
	const odd = files.filter(
		(file) => !/^(dist\/|LICENSE|README\.md|package\.json|THIRD-PARTY-NOTICES\.md|CHANGELOG\.md)/.test(file),
	);
	const good = missing.length === 0 && odd.length === 0 && Object.keys(manifest.dependencies ?? {}).length === 0;
	console.log(
		`${good ? 'PASS' : 'FAIL'} tarball of ${files.length} files${missing.length ? `, missing: ${missing.join(', ')}` : ''}${odd.length ? `, unexpected: ${odd.join(', ')}` : ''}`,
	);
	failed ||= !good;
}
