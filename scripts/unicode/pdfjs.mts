/** The predefined CMaps (ISO 32000-2, 9.7.5.2) as pdf.js reads them: from codes to CIDs, and from CIDs to Unicode. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const library = path.join(root, 'node_modules', 'pdfjs-dist');
const folder = path.join(library, 'cmaps');

export interface SourceMap {
	readonly name: string;
	readonly vertical: boolean;
	/** Length, lowest and highest code. */
	readonly spaces: readonly (readonly [length: number, low: number, high: number])[];
	readonly cids: ReadonlyMap<number, number>;
}

interface Collection {
	readonly maps: readonly SourceMap[];
	/** Text by CID. */
	readonly texts: ReadonlyMap<number, string>;
}

interface PdfjsMap {
	readonly vertical: boolean;
	readonly codespaceRanges: readonly (readonly number[])[];
	forEach(visit: (code: number | string, value: number | string) => void): void;
}

interface Internals {
	readonly CMapFactory: { create(options: unknown): Promise<PdfjsMap> };
	readonly Name: { get(name: string): unknown };
}

/** The library keeps its reader of CMaps to itself: a copy of its worker gives it away. */
async function internals(): Promise<Internals> {
	const source = readFileSync(path.join(library, 'legacy', 'build', 'pdf.worker.mjs'), 'utf8');
	const copy = path.join(root, '.cache', 'pdfjs-cmaps.mjs');
	mkdirSync(path.dirname(copy), { recursive: true });
	writeFileSync(copy, `${source}\nexport { CMapFactory, Name };\n`);
	return (await import(pathToFileURL(copy).href)) as Internals;
}

const FAMILIES: Readonly<Record<string, RegExp>> = {
	gb1: /^(?:UniGB|GB)/,
	cns1: /^(?:UniCNS|CNS|B5|ET|HK)/,
	korea1: /^(?:UniKS|KSC)/,
	japan1: /./,
};
const ORDERINGS: Readonly<Record<string, string>> = { gb1: 'GB1', cns1: 'CNS1', korea1: 'Korea1', japan1: 'Japan1' };

export const collections = Object.keys(FAMILIES);

const familyOf = (name: string): string => collections.find((family) => FAMILIES[family]!.test(name))!;

export async function readCollection(collection: string): Promise<Collection> {
	const { CMapFactory, Name } = await internals();
	const fetchBuiltInCMap = (name: string) =>
		Promise.resolve({ cMapData: new Uint8Array(readFileSync(path.join(folder, `${name}.bcmap`))), isCompressed: true });
	const load = (name: string) => CMapFactory.create({ encoding: Name.get(name), fetchBuiltInCMap });
	const names = readdirSync(folder)
		.filter((file) => file.endsWith('.bcmap') && !file.startsWith('Adobe-'))
		.map((file) => file.replace('.bcmap', ''))
		.filter((name) => familyOf(name) === collection);
	const maps: SourceMap[] = [];
	for (const name of names.sort()) {
		const map = await load(name);
		const cids = new Map<number, number>();
		map.forEach((code, cid) => {
			if (Number(cid) !== 0) cids.set(Number(code), Number(cid));
		});
		maps.push({ name, vertical: map.vertical, spaces: spacesOf(map), cids });
	}
	const texts = new Map<number, string>();
	(await load(`Adobe-${ORDERINGS[collection]!}-UCS2`)).forEach((cid, bytes) => {
		const text = Buffer.from(String(bytes), 'latin1').swap16().toString('utf16le');
		// U+FFFD says that there is no such character.
		if (!text.includes('\ufffd') && text !== '\0') texts.set(Number(cid), text);
	});
	return { maps, texts };
}

const spacesOf = ({ codespaceRanges }: PdfjsMap): SourceMap['spaces'] =>
	codespaceRanges.flatMap((bounds, index) =>
		Array.from({ length: bounds.length / 2 }, (_, pair) => [index + 1, bounds[pair * 2]!, bounds[pair * 2 + 1]!] as const),
	);
