/** Names of glyphs beside those of the Adobe Glyph List: parts of Symbol that have characters by now, and TeX's fonts. */

/** `name:code point`. */
const NAMES =
	'registerserif:ae copyrightserif:a9 trademarkserif:2122 registersans:ae copyrightsans:a9 trademarksans:2122 angleleft:2329 ' +
	'angleright:232a radicalex:203e arrowvertex:23d0 arrowvertexdbl:2016 arrowhorizex:23af parenlefttp:239b parenleftex:239c ' +
	'parenleftbt:239d bracketlefttp:23a1 bracketleftex:23a2 bracketleftbt:23a3 bracelefttp:23a7 braceleftmid:23a8 ' +
	'braceleftbt:23a9 braceex:23aa braceleftex:23aa bracerightex:23aa integraltp:2320 integralex:23ae integralbt:2321 ' +
	'parenrighttp:239e parenrightex:239f parenrightbt:23a0 bracketrighttp:23a4 bracketrightex:23a5 bracketrightbt:23a6 ' +
	'bracerighttp:23ab bracerightmid:23ac bracerightbt:23ad ' +
	'angbracketleft:27e8 angbracketright:27e9 arrownortheast:2197 arrowsoutheast:2198 arrownorthwest:2196 arrowsouthwest:2199 ' +
	'arrowboth:2194 arrowbothv:2195 arrowhookleft:21a9 arrowhookright:21aa arrowsquiggleright:21dd mapsto:21a6 ' +
	'arrowdblbothv:21d5 arrowleftbothalf:21bd arrowlefttophalf:21bc arrowrightbothalf:21c1 arrowrighttophalf:21c0 ' +
	'harpoonleftup:21bc harpoonleftdown:21bd harpoonrightup:21c0 harpoonrightdown:21c1 ' +
	'bardbl:2225 parallel:2225 bulletmath:2219 ceilingleft:2308 ceilingright:2309 floorleft:230a floorright:230b ' +
	'circlecopyrt:20dd circledot:2299 circledivide:2298 circleminus:2296 contintegral:222e coproduct:2210 ' +
	'diamondmath:22c4 epsilon1:3f5 epsiloninv:3f6 equivasymptotic:224d flat:266d sharp:266f natural:266e ' +
	'follows:227b followsequal:2ab0 precedes:227a precedesequal:2aaf greatermuch:226b lessmuch:226a ' +
	'Ifractur:2111 Rfractur:211c intersectionsq:2293 unionsq:2294 unionmulti:228e latticetop:22a4 lscript:2113 ' +
	'minusplus:2213 negationslash:338 owner:220b pi1:3d6 rho1:3f1 kappa1:3f0 prime:2032 primereverse:2035 ' +
	'similarequal:2243 slurabove:2322 slurbelow:2323 sphericalangle:2222 star:22c6 subsetsqequal:2291 supersetsqequal:2292 ' +
	'subsetnoteql:228a supersetnoteql:228b tie:2040 triangle:25b3 triangleinv:25bd triangleleft:25c1 triangleright:25b7 ' +
	'turnstileleft:22a2 turnstileright:22a3 vector:20d7 visiblespace:2423 visualspace:2423 wreathproduct:2240 nabla:2207 ' +
	'dotlessj:237 Upsilon1:3d2 hyphenchar:2d sfthyphen:ad nonbreakingspace:a0 square:25a1 squaresolid:25a0 lozengesolid:29eb ' +
	'check:2713 maltesecross:2720 circleR:ae yinyang:262f quotedblbase:201e suppress:142 compwordmark:200c cwm:200c ' +
	'perthousandzero:2030 dblgrave:2f5 ff:fb00 fi:fb01 fl:fb02 ffi:fb03 ffl:fb04 longst:fb05 st:fb06';

export const OTHER_NAMES: ReadonlyMap<string, number> = new Map(
	NAMES.split(' ').map((pair) => {
		const [name, digits] = pair.split(':') as [string, string];
		return [name, parseInt(digits, 16)];
	}),
);
