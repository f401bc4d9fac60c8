import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = [
  'fint, grovt, tunt, tjockt, smått, lätt, väl, mycket, nästan, nyligen, på längden, på tvären, på snedden, inte för, helst, lite, ganska',
  'hackad, hackat, hackade, finhackad, finhackat, finhackade, grovhackad, grovhackat, grovhackade, tärnad, tärnat, tärnade, fintärnad, fintärnade',
  'skuren, skuret, skurna, skivad, skivat, skivade, tunt skivad, strimlad, strimlat, strimlade, finstrimlad, finstrimlat, riven, rivet, rivna',
  'finriven, finrivet, finrivna, grovriven, grovrivet, grovrivna, pressad, pressat, pressade, krossad, krossat, krossade, nypressad, nypressat',
  'skalad, skalat, skalade, oskalad, oskalade, vispad, vispat, vispade, uppvispad, uppvispat, lättvispad, lättvispat, lättvispade, smält, smälta',
  'plockad, plockat, plockade, delad, delat, delade, halverad, halverat, halverade, kvartad, kvartade, klyftad, klyftade, delad i fyra, ansad, ansat',
  'ansade, putsad, putsade, sköljd, sköljt, sköljda, tvättad, tvättade, avrunnen, avrunnet, avrunna, avtorkad, urkärnad, urkärnat, urkärnade, kärnfri',
  'mosad, mosat, mosade, mixad, mixat, smulad, smulat, smulade, stött, stötta, mortlad, mortlade, siktad, siktat, sållad, sållat, avsvalnad, avsvalnat',
  'svalnad, kallnad, tinad, tinat, tinade, upptinad, upptinade, rumstempererad, rumstempererat, rumsvarm, rumsvarmt, mjuk, mjukt, uppmjukat, blötlagd',
  'blötlagda, separerad, separerade, nymalen, nymalet, nyriven, nyrivet, nyhackad, gräddad, urgröpt, urgröpta, kramad, urkramad, bankad, bultad',
  'tärnat i bitar, i tärningar, i små tärningar, i centimeterstora tärningar, i skivor, i tunna skivor, i tjocka skivor, i ringar, i tunna ringar',
  'i strimlor, i tunna strimlor, i bitar, i små bitar, i mindre bitar, i grova bitar, i större bitar, i stavar, i klyftor, i buketter, i halvor',
  'på burk och, med skal, utan skal, utan kärnor, utan skinn, med skinn, utan ben, med ben, från kvarn, från kvarnen, direkt från kvarnen, ur kvarnen',
  'chopped, diced, sliced, grated, minced, crushed, beaten, melted, softened, peeled, finely, freshly, roughly',
].join(', ');

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = [
  'färsk, färskt, färska, mogen, moget, mogna, övermogen, övermogna, ekologisk, ekologiskt, ekologiska, eko, krav, kravmärkt, kravmärkta, obesprutad',
  'obesprutade, obehandlad, oskalad bio, het, hett, heta, kall, kallt, kalla, iskall, iskallt, varm, varmt, varma, ljummen, ljummet, ljumma, fingervarm',
  'fingervarmt, kokande, kokhet, nykokt, nykokta, fast, fasta, spröd, späd, späda, krispig, krispiga, ung, gammal, gammalt, torr, torrt, gårdagens',
  'mjölig, mjöliga, fastkokande, mager, magert, magra, svensk, svenskt, svenska, närproducerad, säsongens, fin, fina, god, goda, valfri, valfritt',
  'valfria, finaste, kyld, kylt, väl kyld, väl kylt, hemgjord, hemgjort, hemgjorda, hembakad, hembakat, köpt, köpta, favorit, din favorit, extra',
  'den, det, de, mer, ytterligare, frysta eller färska, färska eller frysta, fryst eller färsk, färsk eller fryst, råa, rå, rått, benfri, benfritt, benfria',
  'skinnfri, skinnfria, fresh, ripe, organic, boneless, skinless, lukewarm, cold, warm, hot, raw',
].join(', ');

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'riven ost, rivna ost, vispgrädde, vispad grädde, hackade mandlar, hackad mandel, mald mandel, flagad mandel, mandelspån, riven kokos, kokosflingor',
    'torr jäst, torrjäst, malen kryddpeppar, torkad frukt, kallrökt lax, varmrökt lax, kall stek, skivad ost, skivad skinka, skivat bröd, färsk jäst',
    'färska örter, fin sirap, grovt salt, grov senap, grovt rågmjöl, fint rågmjöl, grovt bröd, extra lagrad ost, mager kvarg, hackade nötter, krossade ärter',
    'mjuk ost, mjukost, fast tofu, grön ärta, ljus sirap, mörk sirap, späd spenat, färskost, färskpotatis, grillad kyckling, finkrossad senap, het sås, riven parmesan',
  ].join(', '),
  soldInTins: [
    'krossade tomater, krossad tomat, finkrossade tomater, hela tomater, skalade tomater, hela skalade tomater, passerade tomater, passerad tomat',
    'tärnade tomater, körsbärstomater på burk, hackade tomater, krossad ananas',
  ].join(', '),
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] = [
  'klyfta, klyftor, skiva, skivor, blad, kvist, kvistar, stjälk, stjälkar, stängel, stänglar, stång, huvud, huvuden, bit, bitar, tärning, tärningar',
  'halva, halvor, bukett, buketter, ring, ringar, strimlor, knippe, stavar, spån, trådar, kula, kulor, fjärdedelar, skott, kärnor, strån',
].join(', ');

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] =
  'heavy cream, half and half, all purpose, kosher, cilantro, eggplant';

/** Before the last word that two alternatives share. */
export const firstHalves: RecipeWords['firstHalves'] = [
  'röd, rött, röda, vit, vitt, vita, gul, gult, gula, grön, grönt, gröna, svart, svarta, brun, brunt, bruna, ljus, ljust, ljusa, mörk, mörkt, mörka',
  'söt, sött, söta, sur, surt, sura, mild, milt, stark, starkt, starka, torkad, torkade, torkat, rökt, rökta, saltad, saltat, osaltat, osaltad, färsk',
  'färskt, färska, frysta, grekisk, naturell, kyckling-, grönsaks-, höns-, kött-, oliv-, raps-, solros-, kalv-, nöt-, bland-, fläsk-, höns, kyckling',
  'grönsaks, slät, krusig, rosa, lila, malen, malet, hel, hela, fin, grov, grovt, fint, strö, rör, lök, purjo-, havre-, soja-, vin-, äppelcider-',
].join(', ');

/** Words that may be shared: "röd eller gul lök". */
export const secondHalves: RecipeWords['secondHalves'] = [
  'lök, lökar, paprika, paprikor, linser, bönor, vin, socker, ris, peppar, kål, betor, vindruvor, oliver, choklad, buljong, grädde, persilja, smör, senap',
  'curry, vinäger, mjöl, vinbär, tofu, chili, sparris, olja, yoghurt, mjölk, ost, potatis, sirap, fond, färs, köttfärs, kött, korv, bröd, nudlar, pasta, potatisar',
].join(', ');

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'bakplåtspapper, aluminiumfolie, folie, plastfolie, plastfilm, gladpack, smörpapper, hushållspapper, steksnöre, kökssnöre, snöre, bomullsgarn',
  'tandpetare, grillspett, träspett, spett, cocktailpinnar, glasspinnar, muffinsformar, pappersformar, bullformar, springform, avlång form, brödform',
  'bakform, ugnsform, pajform, kakform, sockerkaksform, rund form, långpanna, plåt, bakplåt, stekpanna, kastrull, gryta att koka i, stavmixer, mixer',
  'matberedare, elvisp, hushållsassistent, köksassistent, brödkavel, kavel, spritspåse, spritstyll, termometer, stektermometer, ugnstermometer, sil',
  'durkslag, rivjärn, skål, bunke, glasburkar med lock, rena burkar, konserveringsburkar, kökshandduk, bakduk, utstickare, pepparkaksmått, slev',
  'slickepott, visp, potatispress, våffeljärn, pastamaskin, glassmaskin, airfryer, fryspåsar, fryspåse, redskap, köksredskap, utrustning, pensel',
  'smör till formen och form, sugrör, engångsform, baking paper, foil, skewers, toothpicks, muffin tin, cake tin',
].join(', ');
