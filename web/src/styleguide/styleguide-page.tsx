import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { FOOD_PICTURES } from '@crisper/domain/foods/food-pictures.ts';
import { pictureName } from '@crisper/texts/foods/picture-names.ts';
import { Fragment, useState } from 'react';
import { Accordion } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { askToConfirm, showAlert } from '#ui/dialogs/alert-dialog.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { Carousel } from '#ui/motion/carousel.tsx';
import { CountUp } from '#ui/motion/count-up.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { Specimen } from './specimen.tsx';

const shelf = [
  { id: '1', title: 'Milk', status: 'fresh' as const },
  { id: '2', title: 'Spinach', status: 'soon' as const },
  { id: '3', title: 'Yoghurt', status: 'expired' as const },
];

/** Everything in `ui/`, side by side. In development only. */
export default function StyleguidePage() {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  return (
    <div className="wrap grid gap-12 py-12">
      <PageMetadata title="Style guide" description="The components of the app." hidden />
      <h1 className="text-display">Style guide</h1>
      <Specimen name="Type">
        <p className="font-display text-display">Display</p>
        <p className="font-display text-title">Title</p>
        <p className="font-display text-heading">Heading</p>
        <p className="text-lead">Lead: the milk is fine until Thursday.</p>
        <p className="text-caption text-ink-soft">Caption</p>
      </Specimen>
      <Specimen name="Buttons">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="on-deep">On deep</Button>
        <Button size="small">Small</Button>
        <Button size="large">Large</Button>
        <Button disabled>Disabled</Button>
      </Specimen>
      <Specimen name="Badges">
        <Badge tone="fresh">FRESH</Badge>
        <Badge tone="soon">Expiring Soon</Badge>
        <Badge tone="expired">EXPIRED</Badge>
        <Badge tone="info">Info</Badge>
        <Badge tone="brand">Brand</Badge>
        <Badge>Neutral</Badge>
      </Specimen>
      <Specimen name="Fields">
        <TextField label="Title" placeholder="Oat milk" required />
        <TextField label="Quantity" error="Quantity must be greater than 0" defaultValue="0" />
        <SelectField label="Category" hint="Where it lives in the fridge">
          <option>Dairy</option>
        </SelectField>
        <TextArea label="Your Note" disabled placeholder="Only the owner can add a note" />
      </Specimen>
      <Specimen name="Dialogs and toasts">
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={() => showAlert({ icon: 'success', title: 'Submitted!', timerMs: 2000 })}>
          Alert
        </Button>
        <Button
          onClick={() =>
            askToConfirm({ icon: 'warning', title: 'Login Required', confirmLabel: 'Login Now' })
          }
        >
          Confirm
        </Button>
        <Button onClick={() => toast('success', 'Food item added successfully!')}>Toast</Button>
        <Button onClick={() => toast('error', 'Please enter the Food Title')}>Error toast</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Confirm Delete">
          Throw “Milk” out of the list?
        </Dialog>
      </Specimen>
      <Specimen name="Table">
        <Table
          caption="My foods"
          rows={shelf}
          rowKey={(row) => row.id}
          columns={[
            { heading: 'Title', cell: (row) => row.title },
            { heading: 'Status', cell: (row) => <Badge tone={row.status}>{row.status}</Badge> },
          ]}
        />
        <Pagination page={page} pages={20} onChange={setPage} />
      </Specimen>
      <Specimen name="Tabs and accordion">
        <Tabs
          label="Shelves"
          tabs={[
            { id: 'top', label: 'Top shelf', panel: <Card>Leftovers, drinks</Card> },
            { id: 'crisper', label: 'Crisper drawer', panel: <Card>Vegetables</Card> },
          ]}
        />
        <Accordion
          group="styleguide"
          entries={shelf.map(({ title }) => ({ title, body: `About ${title}.` }))}
        />
      </Specimen>
      <Specimen name="Carousel, count-up, skeleton">
        <Carousel
          label="Shelf"
          intervalMs={5000}
          slides={shelf.map(({ id, title }) => ({ id, content: <Card>{title}</Card> }))}
        />
        <p className="font-display text-title">
          <CountUp value={3.2} decimals={1} suffix="h" />
        </p>
        <Skeleton className="h-24 w-full" />
      </Specimen>
      <Specimen name="Pictures">
        {CATEGORIES.map((category) => (
          <Fragment key={category}>
            <FoodPicture name={`category-${category.toLowerCase()}`} alt={category} className="size-20" />
            {FOOD_PICTURES[category].map((name) => (
              <FoodPicture key={name} name={name} alt={pictureName[name]} className="size-12" />
            ))}
          </Fragment>
        ))}
      </Specimen>
    </div>
  );
}
