/** From the user space of a page to points from the upper left corner of the page as displayed. */
import { inverse, multiply, viewerMatrix, viewerSize, type Matrix, type PageGeometry } from '../geometry/geometry';

export function displayMatrix(geometry: PageGeometry): Matrix {
	const { userUnit } = geometry;
	return multiply(inverse(viewerMatrix(geometry)), [userUnit, 0, 0, -userUnit, 0, viewerSize(geometry).height * userUnit]);
}
