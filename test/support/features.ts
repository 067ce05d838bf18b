/** The features of a document as lists of short facts, such as `Chapter 1 → 3`, which can be compared between documents. */
import { Objects } from './judges/facts';

export const features = {
	outline: 'Outline entries that lead to their page',
	destinations: 'Named destinations that lead to their page',
	links: 'Links that lead to their target',
	fields: 'Form fields, whole and with their value',
	labels: 'Pages with their own label',
	attachments: 'Attachments',
	layers: 'Layers that can be switched',
	tags: 'Tagged pages, connected both ways',
	threads: 'Article threads',
} as const;
export type Feature = keyof typeof features;
export type Features = Readonly<Record<Feature, readonly string[]>> & { readonly pageCount: number };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- objects of a document, of any shape
type Any = any;

/** Page numbers in the facts start from 1 + `offset`. */
export function featuresOf(bytes: Uint8Array, offset = 0): Features {
	const objects = new Objects(bytes);
	const pages = objects.pages();
	const list = (value: Any): Any[] => (Array.isArray(objects.get(value)) ? objects.get(value) : []);
	/** Pairs of a name or number tree. */
	const tree = (node: Any, key: '/Names' | '/Nums'): [string, Any][] => {
		const flat = list(objects.at(node, key));
		const pairs = flat.flatMap((name, at): [string, Any][] => (at % 2 === 0 ? [[String(objects.get(name)), flat[at + 1]]] : []));
		return [...pairs, ...list(objects.at(node, '/Kids')).flatMap((kid) => tree(kid, key))];
	};
	const destinations = [
		...Object.entries<Any>(objects.catalog('/Dests') ?? {}),
		...tree(objects.catalog('/Names', '/Dests'), '/Names'),
	];
	const pageOf = (ref: Any): number | undefined => (pages.includes(ref) ? pages.indexOf(ref) + 1 + offset : undefined);
	/** The page that a destination of any form leads to. */
	const target = (value: Any, depth = 0): number | 'nowhere' => {
		const found = objects.get(value);
		if (depth > 5 || found === null || found === undefined) return 'nowhere';
		if (Array.isArray(found)) return pageOf(found[0]) ?? 'nowhere';
		if (typeof found === 'object') return target(found['/D'], depth + 1);
		const named = destinations.find(([name]) => name === found);
		return named ? target(named[1], depth + 1) : 'nowhere';
	};
	const leading = (facts: readonly string[]): string[] => facts.filter((fact) => !fact.endsWith('nowhere'));
	const annotations = pages.flatMap((page) =>
		list(objects.at(page, '/Annots')).map((ref: Any) => ({ page: pageOf(page)!, ref })),
	);
	const numbered = (holds: (page: string) => boolean) => pages.filter(holds).map(pageOf).join(', ');

	const outline = (first: Any): string[] => {
		const facts: string[] = [];
		for (let item = objects.get(first); item?.['/Title'] !== undefined; item = objects.get(item['/Next'])) {
			const goal = item['/Dest'] ?? objects.at(item, '/A', '/D');
			facts.push(`${objects.get(item['/Title'])}${goal === undefined ? '' : ` → ${target(goal)}`}`, ...outline(item['/First']));
		}
		return facts;
	};
	const linkFact = ({ page, ref }: { page: number; ref: Any }): string => {
		const uri = objects.at(ref, '/A', '/URI');
		return `${page} → ${uri ?? target(objects.at(ref, '/Dest') ?? objects.at(ref, '/A', '/D'))}`;
	};
	/** Value and pages of a field, without its name, because clashing names change. */
	const field = (ref: Any, inherited: Any): string[] => {
		const value = objects.at(ref, '/V') ?? inherited;
		const kids = list(objects.at(ref, '/Kids'));
		const below = kids.filter((kid) => objects.at(kid, '/T') !== undefined);
		if (below.length > 0) return below.flatMap((kid) => field(kid, value));
		const widgets = kids.length > 0 ? kids : [ref];
		const shown = widgets.flatMap((widget) => annotations.find((one) => one.ref === widget)?.page ?? []);
		return [`${value} on ${shown.join(', ')}`];
	};
	const labels = (): string[] => {
		const found = tree(objects.catalog('/PageLabels'), '/Nums').map(([start, range]) => ({ start: Number(start), range }));
		const ranges = found.sort((one, other) => one.start - other.start);
		return pages.flatMap((page, index) => {
			const own = ranges.findLast(({ start }) => start <= index);
			if (!own) return [];
			const number = Number(objects.at(own.range, '/St') ?? 1) + index - own.start;
			return [`${pageOf(page)}: ${objects.at(own.range, '/P') ?? ''}${objects.at(own.range, '/S') ?? ''} ${number}`];
		});
	};
	/** Layers that a reader can switch, with the pages that use them. */
	const layers = (): string[] => {
		const order = list(objects.catalog('/OCProperties', '/D', '/Order'));
		const switched = list(objects.catalog('/OCProperties', '/OCGs')).filter((layer) => order.includes(layer));
		const uses = (page: string, layer: Any) => Object.values(objects.at(page, '/Resources', '/Properties') ?? {}).includes(layer);
		return switched.map((layer) => `${objects.at(layer, '/Name')} on ${numbered((page) => uses(page, layer))}`);
	};
	/** Pages whose content and structure elements refer to each other, in a connected tree. */
	const tags = (): string[] => {
		const parents = new Map(tree(objects.catalog('/StructTreeRoot', '/ParentTree'), '/Nums'));
		const reached = new Set<Any>();
		const pending: Any[] = [objects.catalog('/StructTreeRoot')?.['/K'] ?? null];
		for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
			if (Array.isArray(next)) pending.push(...next);
			else if (typeof next === 'string' && !reached.has(next)) {
				reached.add(next);
				pending.push(...list(next), objects.get(next)?.['/K'] ?? null);
			}
		}
		return pages.flatMap((page) => {
			const elements = list(parents.get(String(objects.at(page, '/StructParents'))));
			const whole = elements.every((element) => reached.has(element) && objects.get(element)['/Pg'] === page);
			return whole && elements.length > 0 ? [`${pageOf(page)}: ${elements.length}`] : [];
		});
	};
	const thread = (ref: Any): string => {
		const first = objects.at(ref)['/F'];
		const beads = [first];
		for (let next = objects.get(first)?.['/N']; next && next !== first && beads.length < 1000; next = objects.get(next)?.['/N'])
			beads.push(next);
		return beads.map((bead) => pageOf(objects.get(bead)?.['/P'])).join(', ');
	};
	return {
		pageCount: pages.length,
		outline: leading(outline(objects.catalog('/Outlines', '/First'))),
		destinations: leading(destinations.map(([, value]) => `→ ${target(value)}`)),
		links: leading(annotations.filter(({ ref }) => objects.at(ref, '/Subtype') === '/Link').map(linkFact)),
		fields: list(objects.catalog('/AcroForm', '/Fields')).flatMap((ref) => field(ref, null)),
		labels: labels(),
		attachments: tree(objects.catalog('/Names', '/EmbeddedFiles'), '/Names').flatMap(
			([, file]) => objects.at(file, '/EF', '/F', '/Params', '/Size') ?? [],
		),
		layers: layers(),
		tags: tags(),
		threads: list(objects.catalog('/Threads')).map(thread),
	};
}
