"""Runs many long searches, one process a job, and joins their answers.

    python3 examples/jobs.py jobs.txt results                         one job after the other
    python3 examples/jobs.py jobs.txt results --workers 2             Dask on this machine
    python3 examples/jobs.py jobs.txt results --scheduler tcp://HOST:8786    a Dask cluster

Each line of jobs.txt is what follows `nimatron`, such as `compare cram 5x7 --method best --json`.
The answers of a job are a file in results, named after the text of the job and written whole when it
has ended. A job whose file is there is not run again, wherever its line stands then. The joined
answers are printed in the order of the lines, each with its job. What a search took is left out, so
that they are the same bytes however the jobs were run. Workers of a cluster need the folder, and
nimatron on their path.
"""
import argparse
import hashlib
import json
import os
import shlex
import subprocess
import sys


def answers(job, output):
    for line in output.splitlines():
        answer = {"job": job, **json.loads(line)}
        for key in ("calls", "positions", "seconds"):
            answer.pop(key, None)
        yield json.dumps(answer, separators=(",", ":")) + "\n"


def run(job, path):
    """Runs a job unless its answers are there. Returns why it failed, if it did."""
    if os.path.exists(path):
        return None
    process = None
    try:
        command = ["nimatron", *shlex.split(job)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        output, errors = process.communicate()
        if process.returncode != 0:
            return f"{job}: {errors.strip() or process.returncode}"
        lines = list(answers(job, output))
    except KeyboardInterrupt:
        if process:
            process.wait()  # it was interrupted too
        raise
    except json.JSONDecodeError:
        return f"{job}: the answer is no JSON; add --json"
    except (OSError, ValueError) as why:
        return f"{job}: {why}"
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.writelines(lines)
    os.replace(path + ".new", path)
    return None


def run_by_dask(work, workers, scheduler):
    from distributed import Client, LocalCluster

    size = {"n_workers": workers, "threads_per_worker": 1}
    cluster = scheduler or LocalCluster(**size, dashboard_address=None)
    with Client(cluster) as client:
        running = [client.submit(run, *one, pure=False) for one in work]
        return client.gather(running)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("jobs")
    parser.add_argument("folder")
    parser.add_argument("--workers", type=int, help="so many jobs at a time, by Dask")
    parser.add_argument("--scheduler", help="the address of a Dask cluster")
    given = parser.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    folder = os.path.abspath(given.folder)
    with open(given.jobs, encoding="utf-8") as file:
        jobs = list(filter(None, map(str.strip, file)))
    names = [hashlib.sha256(job.encode()).hexdigest()[:16] + ".jsonl" for job in jobs]
    paths = [os.path.join(folder, name) for name in names]
    work = dict(zip(jobs, paths)).items()  # a line that is there twice is one job
    if given.workers or given.scheduler:
        failures = run_by_dask(work, given.workers, given.scheduler)
    else:
        failures = [run(*one) for one in work]
    for path in filter(os.path.exists, paths):
        with open(path, encoding="utf-8") as file:
            sys.stdout.write(file.read())
    sys.exit("\n".join(filter(None, failures)) or None)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
