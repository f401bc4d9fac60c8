export const heading = 'Funciones avanzadas';
export const introduction = 'Empieza por las fechas. Donde algo aún está por llegar, lo decimos.';
export const tabs = 'Funciones avanzadas';

export const expiryTrackingTitle = 'Seguimiento de fechas';
export const expiryTrackingText =
  'Cada alimento tiene su propio reloj, en días, horas y minutos, y dice claramente cuándo se acaba su tiempo.';
export const mackerel = 'Caballa';
export const mackerelLeft = '0 d 9 h 40 min';
export const avocado = 'Aguacate';
export const avocadoLeft = '1 d 9 h 40 min';
export const cheese = 'Manchego';
export const cheeseLeft = '16 d 9 h 40 min';
export const oatMilk = 'Bebida de avena';
export const oatMilkLeft = 'Este alimento ha caducado.';
export const statusName = { soon: 'Caduca pronto', fresh: 'Fresco', expired: 'Caducado' };

export const inventoryTitle = 'Inventario automático';
export const inventoryText =
  'La lectura de tiques y el reconocimiento de imágenes llenan la lista por ti, en tu propio móvil: pon el tique, el código de barras o el alimento delante de la cámara y mira qué se ha entendido antes de que pase al estante. Las básculas inteligentes aún están por llegar.';
export const tomatoesPrinted = 'TOMATE RAMA 500G';
export const tomatoes = 'Tomates de rama';
export const eggsPrinted = 'HUEVO CAMP X10';
export const eggs = '10 huevos';
export const butterPrinted = 'MANTEQ S/SAL 250';
export const butter = 'Mantequilla';
export const recognised = 'reconocido';

export const recipesTitle = 'Recetas contra el desperdicio';
export const recipesText =
  'Cocina desde el principio de la lista. Los platos parten de lo que toca comer esta semana en tu cocina, no de lo que una revista querría que compraras, y un toque dice qué ha ido a la sartén.';
export const recipe = 'Shakshuka verde';
export const recipeSummary = '20 minutos, una sartén, tres cosas que corren prisa';
export const recipeEggs = '3 huevos';
export const recipeEggsDue = '3 días';
export const recipeSpinach = 'Espinacas';
export const recipeSpinachDue = 'Hoy';
export const recipeCheese = 'Lo que queda de feta';
export const recipeCheeseDue = '2 días';

export const analyticsTitle = 'Análisis del consumo';
export const analyticsText =
  'Tu panel cuenta qué está fresco, qué caduca pronto y qué ha caducado, y lo compara con la semana pasada. Tu cocina enseña doce meses de lo que se comió y lo que se tiró. Suscríbete abajo y los lunes un informe semanal te dice qué comer y qué fue de lo demás.';
export const analyticsWithoutMail =
  'Tu panel cuenta qué está fresco, qué caduca pronto y qué ha caducado, y lo compara con la semana pasada. Tu cocina enseña doce meses de lo que se comió y lo que se tiró. El informe semanal llegaría por correo, y este Crisper no envía ninguno.';
export const totalItems = 'Alimentos en total';
export const expiringSoon = 'Caducan pronto';
export const expiredItems = 'Caducados';
export const freshItems = 'Frescos';
export const fromLastWeek = ({ change }: { change: string }) => `${change} desde la semana pasada`;
export const weeklyReport = 'Tu informe semanal';
export const weeklyReportSummary =
  '4 alimentos para comer esta semana. Perdido la semana pasada: 1 alimento.';

export const shoppingListsTitle = 'Listas que piensan';
export const shoppingListsText =
  'La lista que conoce el estante: una compra un 60 % más eficiente y ningún tercer bote de mostaza. Va contigo en la app que instalas en iOS y Android, también donde no hay cobertura.';
export const bananas = 'Plátanos';
export const bananasReason = 'Se acabaron el domingo';
export const coffee = 'Café';
export const coffeeReason = 'Quedan dos tazas';
export const honey = 'Miel';
export const honeyReason = 'Medio tarro en casa';
export const rice = 'Arroz';
export const riceReason = '1,2 kg en casa';
