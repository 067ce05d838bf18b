/** The built-in encodings of Symbol and ZapfDingbats (ISO 32000-2, D.5 and D.6): the codes from 32 to 255. */

/** Names of the glyphs of Symbol. */
export const SYMBOL_NAMES = (
	'space exclam universal numbersign existential percent ampersand suchthat parenleft parenright asteriskmath plus ' +
	'comma minus period slash zero one two three four five six seven eight nine colon semicolon less equal greater ' +
	'question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta ' +
	'Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore bracketright perpendicular underscore ' +
	'radicalex alpha beta chi delta epsilon phi gamma eta iota phi1 kappa lambda mu nu omicron pi theta rho sigma tau ' +
	'upsilon omega1 omega xi psi zeta braceleft bar braceright similar .notdef .notdef .notdef .notdef .notdef ' +
	'.notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef ' +
	'.notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef ' +
	'Euro Upsilon1 minute lessequal fraction infinity florin club diamond heart spade arrowboth arrowleft arrowup ' +
	'arrowright arrowdown degree plusminus second greaterequal multiply proportional partialdiff bullet divide ' +
	'notequal equivalence approxequal ellipsis arrowvertex arrowhorizex carriagereturn aleph Ifraktur Rfraktur ' +
	'weierstrass circlemultiply circleplus emptyset intersection union propersuperset reflexsuperset notsubset ' +
	'propersubset reflexsubset element notelement angle gradient registerserif copyrightserif trademarkserif product ' +
	'radical dotmath logicalnot logicaland logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown ' +
	'lozenge angleleft registersans copyrightsans trademarksans summation parenlefttp parenleftex parenleftbt ' +
	'bracketlefttp bracketleftex bracketleftbt bracelefttp braceleftmid braceleftbt braceex .notdef angleright ' +
	'integral integraltp integralex integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex ' +
	'bracketrightbt bracerighttp bracerightmid bracerightbt .notdef'
).split(' ');

/** Names of the glyphs of ZapfDingbats. */
export const DINGBAT_NAMES = (
	'space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24 a25 a26 ' +
	'a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46 a47 a48 a49 a50 ' +
	'a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72 a73 a74 a203 a75 a204 ' +
	'a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 .notdef a89 a90 a93 a94 a91 a92 a205 a85 a206 a86 a87 a88 a95 ' +
	'a96 .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef .notdef ' +
	'.notdef .notdef .notdef .notdef .notdef .notdef a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 ' +
	'a122 a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143 ' +
	'a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196 a165 ' +
	'a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181 a200 a182 ' +
	'.notdef a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191 .notdef'
).split(' ');

/** The characters that the glyphs of ZapfDingbats show; U+0000 where a code has none. */
export const DINGBATS =
	'\u0020\u2701\u2702\u2703\u2704\u260e\u2706\u2707\u2708\u2709\u261b\u261e\u270c\u270d\u270e\u270f\u2710\u2711' +
	'\u2712\u2713\u2714\u2715\u2716\u2717\u2718\u2719\u271a\u271b\u271c\u271d\u271e\u271f\u2720\u2721\u2722\u2723' +
	'\u2724\u2725\u2726\u2727\u2605\u2729\u272a\u272b\u272c\u272d\u272e\u272f\u2730\u2731\u2732\u2733\u2734\u2735' +
	'\u2736\u2737\u2738\u2739\u273a\u273b\u273c\u273d\u273e\u273f\u2740\u2741\u2742\u2743\u2744\u2745\u2746\u2747' +
	'\u2748\u2749\u274a\u274b\u25cf\u274d\u25a0\u274f\u2750\u2751\u2752\u25b2\u25bc\u25c6\u2756\u25d7\u2758\u2759' +
	'\u275a\u275b\u275c\u275d\u275e\u0000\u2768\u2769\u276a\u276b\u276c\u276d\u276e\u276f\u2770\u2771\u2772\u2773' +
	'\u2774\u2775\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000' +
	'\u0000\u0000\u0000\u2761\u2762\u2763\u2764\u2765\u2766\u2767\u2663\u2666\u2665\u2660\u2460\u2461\u2462\u2463' +
	'\u2464\u2465\u2466\u2467\u2468\u2469\u2776\u2777\u2778\u2779\u277a\u277b\u277c\u277d\u277e\u277f\u2780\u2781' +
	'\u2782\u2783\u2784\u2785\u2786\u2787\u2788\u2789\u278a\u278b\u278c\u278d\u278e\u278f\u2790\u2791\u2792\u2793' +
	'\u2794\u2192\u2194\u2195\u2798\u2799\u279a\u279b\u279c\u279d\u279e\u279f\u27a0\u27a1\u27a2\u27a3\u27a4\u27a5' +
	'\u27a6\u27a7\u27a8\u27a9\u27aa\u27ab\u27ac\u27ad\u27ae\u27af\u0000\u27b1\u27b2\u27b3\u27b4\u27b5\u27b6\u27b7' +
	'\u27b8\u27b9\u27ba\u27bb\u27bc\u27bd\u27be\u0000';
