import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = [
  'fijn, grof, dun, dik, vers, licht, zeer, heel, goed, klein, kort, voorzichtig, niet te, in de lengte, overlangs, schuin, eventueel, iets, zo fijn mogelijk',
  'gehakt, fijngehakt, grofgehakt, gesnipperd, fijngesnipperd, gesneden, fijngesneden, kleingesneden, geraspt, fijngeraspt, geschaafd, geperst, uitgeperst',
  'geplet, geschild, ongeschild, gepeld, ongepeld, geklopt, losgeklopt, opgeklopt, stijfgeklopt, geklutst, gesmolten, gescheurd, geplukt, afgeritst, gerist',
  'gehalveerd, gekwart, gevierendeeld, schoongemaakt, gewassen, afgespoeld, uitgelekt, drooggedept, ontpit, ontveld, ontvliesd, gefileerd, uitgebeend, ontdooid',
  'verkruimeld, verbrokkeld, gekneusd, gestampt, geprakt, gepureerd, gezeefd, afgekoeld, koud, op kamertemperatuur, kamertemperatuur, zacht, geweekt, ingeweekt',
  'gesplitst, verdeeld, panklaar, afgehaald, afgekookt, geboend, schoongeboend, uitgeknepen, uitgelepeld, uitgehold, opengesneden, ingesneden, afgetopt, gedopt',
  'geblancheerd, geroerd, gezift, gemixt, grof gemalen, versgemalen, vers gemalen, versgeraspt, versgeperst, vers geperst, voorgesneden, aan stukken',
  'in plakken, in plakjes, in dunne plakken, in dunne plakjes, in ringen, in ringetjes, in dunne ringen, in fijne ringen, in halve ringen, in dunne halve ringen',
  'in blokjes, in blokken, in kleine blokjes, in grove blokken, in stukken, in stukjes, in kleine stukjes, in grove stukken, in repen, in reepjes, in dunne repen',
  'in dunne reepjes, in fijne reepjes, in partjes, in parten, in schijven, in schijfjes, in dunne schijfjes, in roosjes, in kleine roosjes, in vieren, in tweeën',
  'in vlokken, in klontjes, in dobbelsteentjes, in sliertjes, in staafjes, in helften, in snippers, in snippertjes, in hapklare stukken, in brunoise, in julienne',
  'uit de molen, van de slager, met schil, zonder schil, zonder pitten, zonder pit, zonder vel, met vel, zonder bot, met bot, met loof, zonder korst, zonder zaadjes',
  'chopped, diced, sliced, grated, minced, crushed, beaten, melted, softened, peeled, finely, freshly, roughly',
].join(', ');

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = [
  'rijp, goed rijp, overrijp, eetrijp, bio, biologisch, onbespoten, onbehandeld, ongewaxt, heet, koud, ijskoud, warm, lauw, lauwwarm, handwarm, kokend, kokendheet',
  'vers gekookt, vers gezet, stevig, mals, knapperig, jong, oud, oudbakken, van gisteren, vastkokend, iets kruimig, licht kruimig, kruimig, bloemig, mager, doorregen',
  'van het seizoen, van goede kwaliteit, goede kwaliteit, naar keuze, extra vierge, gekoeld, goed gekoeld, maat m, maat l, maat s, klasse m, klasse l, van de boer',
  'van de markt, zelfgemaakt, huisgemaakt, zelf gemaakt, favoriet, de, het, mijn, nog, extra, vers of diepvries, vers of uit de diepvries, vers of gedroogd, mooi',
  'lekker, flink, scharrel, ambachtelijk, ongekleurd, vloeibaar',
  'fresh, ripe, organic, boneless, skinless, lukewarm, cold, warm, hot, raw',
].join(', ');

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'geraspte kaas, geraspte belegen kaas, geraspte oude kaas, geraspte mozzarella, geraspte emmentaler, geraspte kokos, geschaafde amandelen, gehakte amandelen',
    'gemalen amandelen, gehakte hazelnoten, gemalen hazelnoten, gemalen kokos, geklopte slagroom, half om half gehakt, half-om-half gehakt, gemengd gehakt, fijne erwten',
    'fijne erwtjes, grove mosterd, fijne mosterd, jonge kaas, jong belegen kaas, oude kaas, jonge sla, jonge bladspinazie, grof zeezout, grof zout, fijn zeezout',
    'fijne kristalsuiker, fijne tafelsuiker, verse gist, droge gist, gedroogde gist, zachte geitenkaas, verse geitenkaas, harde geitenkaas, verse kaas, verse pasta',
    'verse worst, droge worst, droge witte wijn, gebakken uitjes, gebroken lijnzaad, lange vingers, volle melk, magere yoghurt',
  ].join(', '),
  soldInTins: [
    'gehakte tomaten, gepelde tomaten, gepelde tomaat, gezeefde tomaten, gezeefde tomaat, tomatenblokjes, hele gepelde tomaten',
    'gepelde tomaatjes, fijngehakte tomaten',
  ].join(', '),
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] = [
  'teen, tenen, teentje, teentjes, plak, plakken, plakje, plakjes, schijf, schijven, schijfje, schijfjes, partje, partjes, blad, bladen, blaadje, blaadjes, bladeren',
  'takje, takjes, tak, takken, stengel, stengels, steeltje, steeltjes, knol, krop, stuk, stukken, stukje, stukjes, blokje, blokjes, blokken, helft, helften, roosje, roosjes',
  'ring, ringen, ringetjes, reep, repen, reepje, reepjes, bosje, kruimels, schaafsel, krullen, draadjes, bolletje, bolletjes, snippers, zaadjes',
].join(', ');

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] =
  'heavy cream, half and half, all purpose, kosher, cilantro, zucchini, eggplant';

/** Before the last word that two alternatives share. */
export const firstHalves: RecipeWords['firstHalves'] = [
  'rood, rode, wit, witte, geel, gele, groen, groene, zwart, zwarte, bruin, bruine, licht, lichte, donker, donkere, blond, blonde, paars, paarse, oranje',
  'zoet, zoete, zuur, zure, mild, milde, scherp, scherpe, gedroogd, gedroogde, vers, verse, gerookt, gerookte, gezouten, ongezouten, gladde, platte, krul',
  'volle, halfvolle, magere, jonge, belegen, oude, kippen, groente, runder, rund, kip, zonnebloem, olijf',
].join(', ');

/** Words that may be shared: "rode of witte ui". */
export const secondHalves: RecipeWords['secondHalves'] = [
  'ui, uien, ajuin, paprika, paprika’s, puntpaprika, linzen, bonen, wijn, wijnazijn, suiker, basterdsuiker, rijst, peper, pepers, kool, biet, bieten, druiven',
  'olijven, chocolade, bouillon, room, peterselie, boter, roomboter, mosterd, curry, currypasta, azijn, bloem, meel, bessen, tofu, asperges, melk, yoghurt, kaas, olie',
].join(', ');

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'bakpapier, aluminiumfolie, alufolie, zilverpapier, vershoudfolie, huishoudfolie, plasticfolie, vetvrij papier, keukenpapier, keukenrol, keukentouw, keukengaren',
  'keukendraad, cocktailprikkers, prikkers, satéprikkers, saté prikkers, spiesen, houten spiesen, houten prikkers, tandenstokers, rolladetouw, ijsstokjes',
  'muffinvormpjes, cupcakevormpjes, papieren vormpjes, springvorm, cakevorm, bakvorm, taartvorm, quichevorm, tulbandvorm, ovenschaal, ovenschotel, braadslee, bakplaat',
  'muffinvorm, muffinblik, pan, koekenpan, hapjespan, wok, wokpan, soeppan, braadpan, grillpan, staafmixer, mixer, blender, keukenmachine, foodprocessor, handmixer',
  'deegroller, spuitzak, thermometer, kernthermometer, zeef, vergiet, rasp, kom, beslagkom, weckpotten, jampotten, schone potten, theedoek, uitsteekvormpjes, uitsteker',
  'pollepel, garde, aardappelstamper, pureestamper, wafelijzer, poffertjespan, pastamachine, ijsmachine, airfryer, gourmetstel, slowcooker, barbecue, diepvrieszakje',
  'diepvrieszakken, vijzel, boter om in te vetten, vet voor de vorm, boter voor de vorm, extra nodig, ook nodig, benodigdheden',
  'baking paper, foil, skewers, toothpicks, muffin tin, cake tin',
].join(', ');
