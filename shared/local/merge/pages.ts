/** One page tree over the trees of all parts: each keeps its own nodes and what its pages inherit from them. */
import { Dict, Name, PartRef, Ref, type Value } from '../../pdf/syntax/values';
import type { Part } from './part';

export async function mergePages(parts: readonly Part[]): Promise<void> {
	const first = parts[0]!.document;
	const root = first.add(null);
	const kids: Value[] = [];
	let count = 0;
	for (const { index, document } of parts) {
		await document.pages.settle();
		if (!(document.catalog.get('Pages') instanceof Ref)) await document.pages.rebuild(document.pages.numbers);
		const top = document.catalog.get('Pages') as Ref;
		const node = document.edit(top);
		// A document whose only page stands at the root of its tree, or whose root has no count that can be trusted.
		if (node instanceof Dict && node.has('Kids')) {
			node.set('Parent', index === 0 ? root : new PartRef(0, root.number));
			node.set('Count', document.pages.count);
			kids.push(index === 0 ? top : new PartRef(index, top.number));
		}
		count += document.pages.count;
	}
	first.put(
		root,
		new Dict([
			['Type', new Name('Pages')],
			['Kids', kids],
			['Count', count],
		]),
	);
	(first.edit(first.catalogNumber) as Dict).set('Pages', root);
}
