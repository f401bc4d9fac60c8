import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = [
  'fein, grob, dünn, dick, frisch, leicht, sehr, gut, klein, kurz, vorsichtig, nicht zu, längs, quer, schräg, möglichst, etwas',
  'gehackt, kleingehackt, gewürfelt, geschnitten, kleingeschnitten, gerieben, geraspelt, gehobelt, gepresst, zerdrückt, durchgepresst',
  'geschält, ungeschält, geschlagen, verquirlt, aufgeschlagen, geschmolzen, zerlassen, gezupft, abgezupft, zerzupft, geviertelt, halbiert',
  'geputzt, gewaschen, abgewaschen, abgespült, abgetropft, trockengetupft, entkernt, entsteint, entgrätet, gehäutet, ausgelöst, pariert',
  'zerkleinert, zerbröselt, zerbröckelt, zerstoßen, gemörsert, gestoßen, püriert, passiert, gesiebt, abgekühlt, ausgekühlt, erkaltet',
  'aufgetaut, angetaut, zimmerwarm, weich, eingeweicht, aufgeweicht, getrennt, gestiftelt, gestückelt, zerteilt, zerpflückt, küchenfertig',
  'abgerieben, abgezogen, ausgepresst, ausgedrückt, ausgekratzt, angedrückt, gerupft, blättrig, filetiert, ausgenommen, geteilt, gestrichen',
  'in scheiben, in dünne scheiben, in dünnen scheiben, in feine scheiben, in feinen scheiben, in ringe, in ringen, in feine ringe, in feinen ringen',
  'in würfel, in würfeln, in kleine würfel, in kleinen würfeln, in feine würfel, in stücke, in stücken, in kleine stücke, in kleinen stücken',
  'in grobe stücke, in streifen, in dünne streifen, in feine streifen, in spalten, in stifte, in röschen, in flocken, in flöckchen, in hälften',
  'aus der mühle, frisch aus der mühle, vom metzger, mit schale, ohne schale, ohne kerne, ohne haut, mit haut, ohne knochen, mit knochen, ohne grün',
  'chopped, diced, sliced, grated, minced, crushed, beaten, melted, softened, peeled, finely, freshly, roughly',
].join(', ');

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = [
  'reif, vollreif, überreif, bio, aus bio anbau, unbehandelt, ungespritzt, ungewachst, heiß, kalt, eiskalt, warm, lauwarm, handwarm, kochend',
  'siedend, frisch gekocht, zimmertemperiert, fest, zart, knackig, jung, alt, alt gebacken, altbacken, vom vortag, festkochend, vorwiegend festkochend',
  'mehligkochend, mehlig kochend, mehlig, speckig, mager, durchwachsen, regional, saisonal, hochwertig, beliebig, nativ extra, gekühlt, gut gekühlt',
  'größe m, gr m, größe l, gr l, größe s, gr s, klasse m, klasse l, vom bauern, vom markt, selbst gemacht, selbstgemacht, hausgemacht, lieblings',
  'trocken, der, die, das, den, mein, weitere, noch, zusätzlich, tiefgekühlt oder frisch, frisch oder tiefgekühlt',
  'fresh, ripe, organic, boneless, skinless, lukewarm, cold, warm, hot, raw',
].join(', ');

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'geriebener käse, geriebenen käse, geriebenem käse, geriebene mandeln, gehackte mandeln, gehobelte mandeln, gestiftelte mandeln',
    'geschlagene sahne, gemischtes hack, gemischtes hackfleisch, junge erbsen, grober senf, körniger senf, feine leberwurst, grobe leberwurst',
    'grobe bratwurst, feine bratwurst, junger gouda, alter gouda, mehlige suppe, trockene hefe, trockenhefe, kalter braten, trockenobst',
  ].join(', '),
  soldInTins: [
    'gehackte tomaten, gehackten tomaten, stückige tomaten, stückigen tomaten, geschälte tomaten, geschälten tomaten, gewürfelte tomaten',
    'passierte tomaten, passierten tomaten, gestückelte tomaten, ganze geschälte tomaten',
  ].join(', '),
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] = [
  'zehe, zehen, scheibe, scheiben, spalte, spalten, blatt, blätter, zweig, zweige, stiel, stiele, stängel, stange, stangen, knolle, knollen',
  'kopf, stück, stücke, würfel, viertel, hälfte, hälften, röschen, ring, ringe, streifen, bund, stifte, raspel, späne, fäden, kugel, kugeln',
].join(', ');

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] =
  'heavy cream, half and half, all purpose, kosher, cilantro, zucchini, eggplant';

/** Before the last word that two alternatives share. */
export const firstHalves: RecipeWords['firstHalves'] = [
  'rot, rote, roter, rotes, roten, weiß, weiße, weißer, weißes, weißen, gelb, gelbe, gelber, gelben, grün, grüne, grüner, grünes, grünen',
  'schwarz, schwarze, schwarzer, schwarzen, braun, brauner, braune, braunen, helle, heller, helles, hellen, dunkle, dunkler, dunkles, dunklen',
  'süße, süßer, saure, saurer, milder, mildes, scharfer, scharfes, getrocknete, geräucherter, gesalzene, ungesalzene, glatte, krause, lila',
].join(', ');

/** Words that may be shared: "rote oder weiße Zwiebel". */
export const secondHalves: RecipeWords['secondHalves'] = [
  'zwiebel, zwiebeln, paprika, paprikaschote, paprikaschoten, linsen, bohnen, wein, zucker, reis, pfeffer, kohl, rüben, bete, trauben',
  'oliven, schokolade, kuvertüre, brühe, sahne, petersilie, butter, senf, curry, essig, mehl, johannisbeeren, tofu, chili, chilischote, spargel',
].join(', ');

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'backpapier, alufolie, frischhaltefolie, klarsichtfolie, pergamentpapier, butterbrotpapier, küchenpapier, küchenrolle, küchengarn, garn',
  'zahnstocher, holzspieße, holzspieß, schaschlikspieße, spieße aus holz, holzstäbchen, rouladennadeln, rouladennadel, muffinförmchen',
  'papierförmchen, springform, kastenform, backform, auflaufform, tarteform, gugelhupfform, muffinblech, backblech, pfanne, topf, bräter',
  'pürierstab, mixer, standmixer, handmixer, rührgerät, küchenmaschine, nudelholz, teigrolle, spritzbeutel, thermometer, sieb, reibe, schüssel',
  'einmachgläser, schraubgläser, gläser, geschirrtuch, ausstecher, ausstechformen, kochlöffel, schneebesen, spätzlepresse, kartoffelpresse',
  'waffeleisen, nudelmaschine, eismaschine, heißluftfritteuse, raclettegerät, gefrierbeutel, außerdem brauchst du, zubehör, fett für die form',
  'baking paper, foil, skewers, toothpicks, muffin tin, cake tin',
].join(', ');
