/** The operators around a stamp. */
import { decimal } from '../../../model/content/painting';
import type { Box } from '../../../model/geometry/geometry';

export type Layer = 'over' | 'under';

/**
 * `operators`, marked as an artifact, so that in tagged documents the stamp is not read aloud (ISO 32000-2, 14.8.2.2). A
 * stamp under the content of the page is a background, and says which box it fills.
 */
export function asArtifact(operators: string, subtype: 'Watermark' | 'PageNum', layer: Layer, box: Box): string {
	const properties =
		layer === 'over' ? `/Type /Pagination /Subtype /${subtype}` : `/Type /Background /BBox [${box.map(decimal).join(' ')}]`;
	return `/Artifact <<${properties}>> BDC\n${operators}\nEMC\n`;
}
