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
	return new Reader(new Objects(bytes), offset).features();
}

const leading = (facts: readonly string[]): string[] => facts.filter((fact) => !fact.endsWith('nowhere'));

class Reader {
	private readonly pages: readonly string[];
	private readonly destinations: readonly (readonly [name: string, value: Any])[];
	private readonly annotations: readonly { readonly page: number; readonly ref: Any }[];

	constructor(
		private readonly objects: Objects,
		private readonly offset: number,
	) {
		this.pages = objects.pages();
		this.destinations = [
			...Object.entries<Any>(objects.catalog('/Dests') ?? {}),
			...this.tree(objects.catalog('/Names', '/Dests'), '/Names'),
		];
		this.annotations = this.pages.flatMap((page) =>
			this.list(objects.at(page, '/Annots')).map((ref: Any) => ({ page: this.page(page)!, ref })),
		);
	}

	features(): Features {
		const { objects } = this;
		const links = this.annotations.filter(({ ref }) => objects.at(ref, '/Subtype') === '/Link');
		return {
			pageCount: this.pages.length,
			outline: leading(this.outline(objects.catalog('/Outlines', '/First'))),
			destinations: leading(this.destinations.map(([, value]) => `→ ${this.target(value)}`)),
			links: leading(links.map(({ page, ref }) => `${page} → ${this.link(ref)}`)),
			fields: this.list(objects.catalog('/AcroForm', '/Fields')).flatMap((ref) => this.field(ref, null)),
			labels: this.labels(),
			attachments: this.tree(objects.catalog('/Names', '/EmbeddedFiles'), '/Names').flatMap(
				([, file]) => objects.at(file, '/EF', '/F', '/Params', '/Size') ?? [],
			),
			layers: this.layers(),
			tags: this.tags(),
			threads: this.list(objects.catalog('/Threads')).map((ref) => this.thread(ref)),
		};
	}

	private list(value: Any): Any[] {
		const found = this.objects.get(value);
		return Array.isArray(found) ? found : [];
	}

	private page(ref: Any): number | undefined {
		return this.pages.includes(ref) ? this.pages.indexOf(ref) + 1 + this.offset : undefined;
	}

	/** Pairs of a name or number tree. */
	private tree(node: Any, key: '/Names' | '/Nums'): [string, Any][] {
		const flat = this.list(this.objects.at(node, key));
		const names = flat.filter((_, at) => at % 2 === 0);
		const pairs = names.map((name, at): [string, Any] => [String(this.objects.get(name)), flat[2 * at + 1]]);
		return [...pairs, ...this.list(this.objects.at(node, '/Kids')).flatMap((kid) => this.tree(kid, key))];
	}

	/** The page that a destination of any form leads to. */
	private target(value: Any, depth = 0): number | 'nowhere' {
		const found = this.objects.get(value);
		if (depth > 5 || found === null || found === undefined) return 'nowhere';
		if (Array.isArray(found)) return this.page(found[0]) ?? 'nowhere';
		if (typeof found === 'object') return this.target(found['/D'], depth + 1);
		const named = this.destinations.find(([name]) => name === found);
		return named ? this.target(named[1], depth + 1) : 'nowhere';
	}

	private outline(first: Any): string[] {
		const { objects } = this;
		const facts: string[] = [];
		for (let item = objects.get(first); item?.['/Title'] !== undefined; item = objects.get(item['/Next'])) {
			const goal = item['/Dest'] ?? objects.at(item, '/A', '/D');
			const leads = goal === undefined ? '' : ` → ${this.target(goal)}`;
			facts.push(`${objects.get(item['/Title'])}${leads}`, ...this.outline(item['/First']));
		}
		return facts;
	}

	private link(ref: Any): string {
		const { objects } = this;
		return objects.at(ref, '/A', '/URI') ?? this.target(objects.at(ref, '/Dest') ?? objects.at(ref, '/A', '/D'));
	}

	/** Value and pages of a field, without its name, because clashing names change. */
	private field(ref: Any, inherited: Any): string[] {
		const value = this.objects.at(ref, '/V') ?? inherited;
		const kids = this.list(this.objects.at(ref, '/Kids'));
		const below = kids.filter((kid) => this.objects.at(kid, '/T') !== undefined);
		if (below.length > 0) return below.flatMap((kid) => this.field(kid, value));
		const widgets = kids.length > 0 ? kids : [ref];
		const shown = widgets.flatMap((widget) => this.annotations.find((one) => one.ref === widget)?.page ?? []);
		return [`${value} on ${shown.join(', ')}`];
	}

	private labels(): string[] {
		const { objects } = this;
		const found = this.tree(objects.catalog('/PageLabels'), '/Nums').map(([start, range]) => ({ start: Number(start), range }));
		const ranges = found.sort((one, other) => one.start - other.start);
		return this.pages.flatMap((page, index) => {
			const own = ranges.findLast(({ start }) => start <= index);
			if (!own) return [];
			const number = Number(objects.at(own.range, '/St') ?? 1) + index - own.start;
			return [`${this.page(page)}: ${objects.at(own.range, '/P') ?? ''}${objects.at(own.range, '/S') ?? ''} ${number}`];
		});
	}

	/** Layers that a reader can switch, with the pages that use them. */
	private layers(): string[] {
		const { objects } = this;
		const order = this.list(objects.catalog('/OCProperties', '/D', '/Order'));
		const switched = this.list(objects.catalog('/OCProperties', '/OCGs')).filter((layer) => order.includes(layer));
		const uses = (page: string, layer: Any) => Object.values(objects.at(page, '/Resources', '/Properties') ?? {}).includes(layer);
		return switched.map((layer) => {
			const pages = this.pages.filter((page) => uses(page, layer)).map((page) => this.page(page));
			return `${objects.at(layer, '/Name')} on ${pages.join(', ')}`;
		});
	}

	/** Pages whose content and structure elements refer to each other, in a connected tree. */
	private tags(): string[] {
		const { objects } = this;
		const parents = new Map(this.tree(objects.catalog('/StructTreeRoot', '/ParentTree'), '/Nums'));
		const reached = new Set<Any>();
		const pending: Any[] = [objects.catalog('/StructTreeRoot')?.['/K'] ?? null];
		for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
			if (Array.isArray(next)) pending.push(...next);
			else if (typeof next === 'string' && !reached.has(next)) {
				reached.add(next);
				pending.push(...this.list(next), objects.get(next)?.['/K'] ?? null);
			}
		}
		return this.pages.flatMap((page) => {
			const elements = this.list(parents.get(String(objects.at(page, '/StructParents'))));
			const whole = elements.every((element) => reached.has(element) && objects.get(element)['/Pg'] === page);
			return whole && elements.length > 0 ? [`${this.page(page)}: ${elements.length}`] : [];
		});
	}

	private thread(ref: Any): string {
		const { objects } = this;
		const first = objects.at(ref)['/F'];
		const beads = [first];
		for (let next = objects.get(first)?.['/N']; next && next !== first && beads.length < 1000; next = objects.get(next)?.['/N'])
			beads.push(next);
		return beads.map((bead) => this.page(objects.get(bead)?.['/P'])).join(', ');
	}
}
