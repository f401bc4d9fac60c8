import { newPerson } from '#people.ts';
import { test } from './engines-test.ts';
import { button, field, heading, link, text, textbox } from './targets.ts';

test('a person registers, starts a kitchen and puts in the first three things', async ({ arrive }) => {
  const screen = await arrive();
  const person = newPerson();
  await screen.open('/register');
  await screen.write(field('name'), person.name);
  await screen.write(field('email'), person.email);
  await screen.write(field('password'), person.password);
  await screen.tap(button('Create account'));
  await screen.see(heading('Whose kitchen shall it be?'));
  await screen.tap(button(/^Start a kitchen/));
  await screen.see(textbox('Name of the kitchen'));
  await screen.driver.key('Enter');
  await screen.see(heading('Ana’s kitchen'));

  await screen.see(text(/The first 3 things/));
  await screen.tap(button('Put in: Milk'));
  await screen.seeNo(button('Put in: Milk'));
  await screen.tap(link('Add food'));
  await screen.write(textbox('What is new in the kitchen?'), 'Honey');
  await screen.tap(button(/^Done/));
  await screen.see(text(/One more thing/));
  await screen.tap(button('Put in: Eggs'));
  await screen.seeNo(heading('What do you have?'));

  await screen.reload();
  for (const title of ['Milk', 'Honey', 'Eggs']) await screen.see(button(`Eaten: ${title}`));
});
