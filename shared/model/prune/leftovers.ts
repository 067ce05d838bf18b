/**
 * Lists of the document with things that only removed pages needed (docs/semantics.md, §10.1): optional content groups, things to draw
 * in the default resources of the form, roles and classes of structure elements. The lists are taken out of the document, so that
 * marking finds what else is live, and put back without the others.
 */
import { mark } from '../../pdf/reachability';
import { takeFormResources } from '../form/unused-resources';
import { takeLayers } from '../layers/unused-layers';
import type { Features } from './referrers';

export async function dropLeftovers({ removal: { document }, structure }: Features): Promise<void> {
	const putResources = await takeFormResources(document);
	const putLayers = takeLayers(document);
	const dropTypes = structure.types.take();
	if (!putResources && !putLayers && !dropTypes) return;
	const { live } = await mark(document);
	putResources?.(live);
	putLayers?.(live);
	await dropTypes?.(live);
}
