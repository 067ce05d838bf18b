/** Reads the features of a document from qpdf's JSON, as lists of short facts that can be compared between documents. */
import { execFileSync } from 'node:child_process';

/** Facts are strings such as `Chapter 1 → 3`; page numbers in them start from 1 + `offset`. */
export interface Features {
	readonly outline: string[];
	readonly destinations: string[];
	readonly links: string[];
	readonly fields: string[];
	readonly labels: string[];
	readonly attachments: string[];
	readonly layers: string[];
	readonly tags: string[];
	readonly threads: string[];
	readonly pages: number;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Dictionary = { [key: string]: Json };

export function inspect(file: string, offset = 0): Features {
	const args = [
		'--json=2',
		'--json-key=qpdf',
		'--json-key=pages',
		'--json-stream-data=inline',
		'--decode-level=generalized',
		file,
	];
	const json = JSON.parse(
		execFileSync('qpdf', args, { maxBuffer: 1 << 30, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
	) as {
		pages: { object: string }[];
		qpdf: [unknown, { [key: string]: { value?: Json; stream?: { dict: Json; data?: string } } }];
	};
	return new Inspector(
		json.qpdf[1],
		json.pages.map(({ object }) => object),
		offset,
	).features();
}

class Inspector {
	private readonly root: Dictionary;

	constructor(
		private readonly objects: { [key: string]: { value?: Json; stream?: { dict: Json; data?: string } } },
		private readonly pages: readonly string[],
		private readonly offset: number,
	) {
		this.root = this.dictionary(this.dictionary(objects.trailer?.value ?? null)['/Root'] ?? null);
	}

	features(): Features {
		return {
			outline: this.outline(),
			destinations: this.destinations()
				.map(([, value]) => `→ ${this.target(value)}`)
				.filter((fact) => !fact.endsWith('nowhere')),
			links: this.links(),
			fields: this.fields(),
			labels: this.labels(),
			attachments: this.attachments(),
			layers: this.layers(),
			tags: this.tags(),
			threads: this.threads(),
			pages: this.pages.length,
		};
	}

	private resolve(value: Json | undefined): Json {
		if (typeof value !== 'string' || !/^\d+ \d+ R$/.test(value)) return value ?? null;
		const found = this.objects[`obj:${value}`];
		return found?.stream ? found.stream.dict : (found?.value ?? null);
	}

	private dictionary(value: Json | undefined): Dictionary {
		const found = this.resolve(value);
		return found !== null && typeof found === 'object' && !Array.isArray(found) ? found : {};
	}

	private array(value: Json | undefined): Json[] {
		const found = this.resolve(value);
		return Array.isArray(found) ? found : [];
	}

	/** One-based number of a page of this document, or undefined. */
	private page(value: Json | undefined): number | undefined {
		const index = typeof value === 'string' ? this.pages.indexOf(value) : -1;
		return index < 0 ? undefined : index + 1 + this.offset;
	}

	/** Page that a destination of any form leads to. */
	private target(value: Json | undefined, depth = 0): number | 'nowhere' {
		const found = this.resolve(value);
		if (depth > 5 || found === null) return 'nowhere';
		if (Array.isArray(found)) return this.page(found[0]) ?? 'nowhere';
		if (typeof found === 'object') return this.target(found['/D'], depth + 1);
		const named = this.destinations().find(([name]) => name === found);
		return named ? this.target(named[1], depth + 1) : 'nowhere';
	}

	private destinations(): [name: string, value: Json][] {
		return [
			...Object.entries(this.dictionary(this.root['/Dests'])),
			...this.tree(this.dictionary(this.root['/Names'])['/Dests'], '/Names'),
		];
	}

	/** Pairs of a name or number tree. */
	private tree(value: Json | undefined, key: '/Names' | '/Nums'): [string, Json][] {
		const node = this.dictionary(value);
		const flat = this.array(node[key]);
		const pairs: [string, Json][] = [];
		for (let at = 0; at + 1 < flat.length; at += 2) pairs.push([String(this.resolve(flat[at])), flat[at + 1] ?? null]);
		return [...pairs, ...this.array(node['/Kids']).flatMap((kid) => this.tree(kid, key))];
	}

	private outline(): string[] {
		const facts: string[] = [];
		const walk = (first: Json | undefined) => {
			for (let at = this.dictionary(first); at['/Title'] !== undefined; at = this.dictionary(at['/Next'])) {
				const goal = at['/Dest'] ?? this.dictionary(at['/A'])['/D'];
				facts.push(
					goal === undefined
						? String(this.resolve(at['/Title']))
						: `${String(this.resolve(at['/Title']))} → ${this.target(goal)}`,
				);
				walk(at['/First']);
			}
		};
		walk(this.dictionary(this.root['/Outlines'])['/First']);
		return facts.filter((fact) => !fact.endsWith('nowhere'));
	}

	private annotations(): [page: number, annotation: Dictionary, ref: Json][] {
		return this.pages.flatMap((object, index) =>
			this.array(this.dictionary(object)['/Annots']).map((ref): [number, Dictionary, Json] => [
				index + 1 + this.offset,
				this.dictionary(ref),
				ref,
			]),
		);
	}

	private links(): string[] {
		return this.annotations()
			.filter(([, annotation]) => annotation['/Subtype'] === '/Link')
			.map(([page, annotation]) => {
				const action = this.dictionary(annotation['/A']);
				if (action['/S'] === '/URI') return `${page} → ${String(this.resolve(action['/URI']))}`;
				return `${page} → ${this.target(annotation['/Dest'] ?? action['/D'])}`;
			})
			.filter((fact) => !fact.endsWith('nowhere'));
	}

	/** Value and pages of every field, without its name, because clashing names change. */
	private fields(): string[] {
		const shown = new Map(this.annotations().map(([page, , ref]) => [ref, page]));
		const facts: string[] = [];
		const walk = (ref: Json, inherited: Json) => {
			const field = this.dictionary(ref);
			const value = this.resolve(field['/V']) ?? inherited;
			const kids = this.array(field['/Kids']);
			const fields = kids.filter((kid) => this.dictionary(kid)['/T'] !== undefined);
			if (fields.length > 0) return fields.forEach((kid) => walk(kid, value));
			const pages = (kids.length > 0 ? kids : [ref]).map((widget) => shown.get(widget)).filter((page) => page !== undefined);
			facts.push(`${String(value)} on ${pages.join(', ')}`);
		};
		for (const field of this.array(this.dictionary(this.root['/AcroForm'])['/Fields'])) walk(field, null);
		return facts;
	}

	private labels(): string[] {
		const ranges = this.tree(this.root['/PageLabels'], '/Nums')
			.map(([start, value]) => ({ start: Number(start), range: this.dictionary(value) }))
			.sort((one, other) => one.start - other.start);
		return this.pages.flatMap((_, index) => {
			const found = ranges.filter(({ start }) => start <= index).at(-1);
			if (!found) return [];
			const number = Number(this.resolve(found.range['/St']) ?? 1) + index - found.start;
			return [`${index + 1 + this.offset}: ${String(found.range['/P'] ?? '')}${String(found.range['/S'] ?? '')} ${number}`];
		});
	}

	private attachments(): string[] {
		return this.tree(this.dictionary(this.root['/Names'])['/EmbeddedFiles'], '/Names').flatMap(([, value]) => {
			const file = this.dictionary(this.dictionary(value)['/EF'])['/F'];
			const data = typeof file === 'string' ? this.objects[`obj:${file}`]?.stream?.data : undefined;
			return data === undefined ? [] : [data];
		});
	}

	/** Layers that a reader can switch, with the pages that use them. */
	private layers(): string[] {
		const properties = this.dictionary(this.root['/OCProperties']);
		const order = this.array(this.dictionary(properties['/D'])['/Order']);
		return this.array(properties['/OCGs'])
			.filter((group) => order.includes(group))
			.map((group) => {
				const users = this.pages.flatMap((object, index) => {
					const used = this.dictionary(this.dictionary(this.dictionary(object)['/Resources'])['/Properties']);
					return Object.values(used).includes(group) ? [index + 1 + this.offset] : [];
				});
				return `${String(this.resolve(this.dictionary(group)['/Name']))} on ${users.join(', ')}`;
			});
	}

	/** Pages whose content and structure elements refer to each other, in a connected tree. */
	private tags(): string[] {
		const structure = this.dictionary(this.root['/StructTreeRoot']);
		const parents = new Map(this.tree(structure['/ParentTree'], '/Nums'));
		const reached = new Set<Json>();
		const pending = [structure['/K'] ?? null];
		for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
			if (Array.isArray(next)) pending.push(...next);
			else if (typeof next === 'string' && !reached.has(next)) {
				reached.add(next);
				pending.push(...this.array(next), this.dictionary(next)['/K'] ?? null);
			}
		}
		return this.pages.flatMap((object, index) => {
			const key = this.resolve(this.dictionary(object)['/StructParents']);
			const elements = key === null ? [] : this.array(parents.get(String(key)));
			const whole =
				elements.length > 0 && elements.every((element) => reached.has(element) && this.dictionary(element)['/Pg'] === object);
			return whole ? [`${index + 1 + this.offset}: ${elements.length}`] : [];
		});
	}

	private threads(): string[] {
		return this.array(this.root['/Threads']).map((thread) => {
			const first = this.dictionary(thread)['/F'] ?? null;
			const pages: (number | undefined)[] = [];
			for (let bead = first; pages.length < 1000;) {
				const found = this.dictionary(bead);
				pages.push(this.page(found['/P']));
				bead = found['/N'] ?? null;
				if (bead === first || bead === null) break;
			}
			return pages.join(', ');
		});
	}
}
